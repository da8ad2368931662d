/** Turns played with fingers alone, on a small phone and on a tablet held upright. */

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { faultsOn } from './layout.mjs';
import { change, myTurn, newTable, openBrowser } from './players.mjs';
import { startServer } from './server.mjs';

const DEVICES = {
  'a small phone': { width: 375, height: 667 },
  'a tablet': { width: 768, height: 1024 },
};
/** Enough for several turns of each player; ACTIONS=1000 plays whole games. */
const ACTIONS = Number(process.env.ACTIONS ?? 20);

/** @typedef {import('playwright-core').Page} Page */
/** @type {Awaited<ReturnType<typeof startServer>>} */
let server;
/** @type {Awaited<ReturnType<typeof openBrowser>>} */
let browser;
before(async () => {
  server = await startServer();
  browser = await openBrowser();
});
after(async () => {
  try {
    await browser.close();
  } finally {
    await server.stop();
  }
});

/** Does what the hint says first, or ends a turn in which nothing better is left. */
async function act(/** @type {Page} */ page) {
  await page.locator('[data-do="hint"]').tap();
  const best = page.locator('[data-sheet] [data-action]:has([data-win])').first();
  await best.waitFor({ timeout: 120_000 });
  const action = (await best.getAttribute('data-action')) ?? '';
  if (action === 'recharge') {
    await page.locator('[data-sheet] header button').tap();
    await change(page, () => page.locator('[data-do="end"]').tap());
    return;
  }
  await change(page, async () => {
    await best.tap();
    if (action === 'declare') await page.locator('[data-do="declare"]').tap();
  });
}

for (const [device, viewport] of Object.entries(DEVICES))
  describe(`on ${device}`, () => {
    for (const game of ['dig_mars', 'undermining'])
      test(game, async () => {
        const page = await browser.player({ viewport, hasTouch: true, isMobile: true });
        await newTable(page, server.url, { game, players: 3 });
        for (let i = 0; i < ACTIONS && (await myTurn(page)); i++) {
          assert.deepEqual(await faultsOn(page, { touch: true }), []);
          await act(page);
        }
        if (ACTIONS >= 1000) await page.locator('#result-title').waitFor();
      });
  });
