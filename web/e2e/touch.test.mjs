/** Turns played with fingers alone, on a small phone and on a tablet held upright. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { faultsOn } from './layout.mjs';
import { followHint, myTurn, newTable } from './players.mjs';
import { setUp } from './setup.mjs';

const DEVICES = {
  'a small phone': { width: 375, height: 667 },
  'a tablet': { width: 768, height: 1024 },
};
/** Enough for several turns of each player; ACTIONS=1000 plays whole games. */
const ACTIONS = Number(process.env.ACTIONS ?? 20);

const { server, browser } = await setUp();

for (const [device, viewport] of Object.entries(DEVICES))
  describe(`on ${device}`, () => {
    for (const game of ['dig_mars', 'undermining'])
      test(game, async () => {
        const page = await browser.player({ viewport, hasTouch: true, isMobile: true });
        await newTable(page, server.url, { game, players: 3 });
        for (let i = 0; i < ACTIONS && (await myTurn(page)); i++) {
          assert.deepEqual(await faultsOn(page, { touch: true }), []);
          await followHint(page, 'tap');
        }
        if (ACTIONS >= 1000) await page.locator('#result-title').waitFor();
      });
  });

test('a held button tells its name and does nothing', async () => {
  const viewport = DEVICES['a small phone'];
  const page = await browser.player({ viewport, hasTouch: true, isMobile: true });
  await newTable(page, server.url, { game: 'dig_mars', players: 2 });
  await myTurn(page);
  const hint = page.locator('[data-do="hint"]');
  const { x, y, width, height } = (await hint.boundingBox()) ?? assert.fail('no hint');
  const fingers = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  const told = page.locator('[data-held]:popover-open');
  await told.waitFor();
  assert.equal(await told.textContent(), await hint.getAttribute('title'));
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await told.waitFor({ state: 'detached' });
  assert.equal(await page.locator('[data-sheet]').count(), 0);
});
