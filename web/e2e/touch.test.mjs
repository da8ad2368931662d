/** Turns played with fingers alone, on a small phone and on a tablet held upright. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { faultsOn } from './layout.mjs';
import { change, followHint, myTurn, newTable, press } from './players.mjs';
import { setUp } from './setup.mjs';

const DEVICES = {
  'a small phone': { width: 375, height: 667 },
  'a tablet': { width: 768, height: 1024 },
};
/** Enough for several turns of each player; ACTIONS=1000 plays whole games. */
const ACTIONS = Number(process.env.ACTIONS ?? 10);

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

test('the enlarged board follows what can be chosen, and is dragged', async () => {
  const viewport = DEVICES['a small phone'];
  const page = await browser.player({ viewport, hasTouch: true, isMobile: true });
  await newTable(page, server.url, { game: 'undermining', players: 2 });
  await myTurn(page);
  await press(page, 's2', 'tap');
  await change(page, () => page.locator('[data-sheet] [data-action]').tap());
  await myTurn(page);
  const isSeen = (/** @type {string} */ space) =>
    page.waitForFunction((name) => {
      const board = document.querySelector('svg[data-game]')?.getBoundingClientRect();
      const box = document.querySelector(`[data-space="${name}"]`)?.getBoundingClientRect();
      return board && box && box.top >= board.top - 1 && box.left >= board.left - 1;
    }, space);
  const placeOf = async (/** @type {string} */ space) =>
    (await page.locator(`[data-space="${space}"]`).boundingBox()) ?? assert.fail(space);

  await press(page, 'k10', 'tap');
  await page.locator('[data-zoomed="true"]').waitFor();
  await isSeen('k10');
  const [board, ruler] = await Promise.all(
    ['svg[data-game]', '.ruler rect'].map((part) => page.locator(part).first().boundingBox()),
  );
  assert.ok(Math.abs((ruler?.x ?? 0) - (board?.x ?? 0)) < 2, 'the ruler lies at the edge');
  assert.ok((await placeOf('e1')).y < 0, 'the first row is out of sight');
  await page.locator('[data-verb="drill"]').tap();
  await isSeen('e1');
  await page.locator('[data-sheet] header button').tap();
  await page.locator('[data-sheet]').waitFor({ state: 'detached' });

  const before = await placeOf('e1');
  await page.mouse.move(before.x + 20, before.y + 20);
  await page.mouse.down();
  await page.mouse.move(before.x + 20, before.y - 40, { steps: 5 });
  await page.mouse.up();
  await page.waitForFunction(
    (y) => (document.querySelector('[data-space="e1"]')?.getBoundingClientRect().y ?? y) < y - 30,
    before.y,
  );
  assert.equal(await page.locator('[data-sheet]').count(), 0);
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
