/** A turn explains itself: questions, costs, the goal, what lies before a player, and guards. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faultsOn } from './layout.mjs';
import { change, myTurn, SIZES, startedTable } from './players.mjs';
import { setUp } from './setup.mjs';

/** @typedef {import('playwright-core').Page} Page */
const { server, browser } = await setUp();
const SEATS = [
  { kind: 'here', name: 'Ada' },
  { kind: 'bot', bot: 'random' },
];

const ASKED = { asksBeforeEnd: true };

/** A table in the player's first turn. */
async function firstTurn(
  /** @type {Page} */ page,
  /** @type {string} */ game,
  /** @type {string} */ space,
) {
  await startedTable(page, server.url, { game, seats: SEATS });
  for (const size of Object.values(SIZES)) {
    await page.setViewportSize(size);
    const goals = page.locator('[data-goal-line]:visible, [data-goal] > span:visible');
    assert.equal(await goals.count(), 1, `the goal stands there once at ${size.width}`);
  }
  await page.setViewportSize(SIZES.desktop);
  await page.locator(`[data-space="${space}"]`).click();
  await change(page, () => page.locator('[data-sheet] [data-action]').first().click());
  await myTurn(page);
}

const text = async (/** @type {import('playwright-core').Locator} */ part) =>
  (await part.textContent())?.trim() ?? '';

test('the end of a turn that loses something is asked about, unless that was silenced', async () => {
  const page = await browser.player({}, ASKED);
  await firstTurn(page, 'dig_mars', 'b2');
  const question = page.locator('dialog[open]');
  const end = page.locator('[data-do="end"]');
  await end.click();
  await question.waitFor();
  assert.match(await text(question), /3 actions/);
  await page.locator('[data-do="stay"]').click();
  await question.waitFor({ state: 'detached' });
  assert.equal(await page.locator('.whole').getAttribute('data-yours'), 'true');
  // The key asks, too, also where other letters stand on it.
  await page.evaluate(() => {
    const key = new KeyboardEvent('keydown', { key: 'у', code: 'KeyE', bubbles: true });
    document.body.dispatchEvent(key);
  });
  await question.waitFor();
  await page.locator('[data-silence]').check();
  await change(page, () => page.locator('[data-do="go"]').click());
  await myTurn(page);
  await change(page, () => end.click());
  assert.equal(await question.count(), 0);
  // In the settings it is asked for again.
  await page.locator('[data-open="settings"]').click();
  await page.locator('[data-asks]').check();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  await myTurn(page);
  await end.click();
  await question.waitFor();
});

test('an only station is chosen by itself, and what is missing is asked in words', async () => {
  const page = await browser.player();
  await firstTurn(page, 'dig_mars', 'b2');
  await page.locator('[data-verb="move"]').click();
  assert.equal(await text(page.locator('[data-question]')), 'Where to?');
  await change(page, () => page.locator('[data-space="b3"]').click({ position: { x: 9, y: 9 } }));
  await page.locator('[data-station="red b3"]').waitFor();
  // What a hint opens takes the focus.
  await page.keyboard.press('h');
  await page.locator('[data-sheet] h2:focus').waitFor();
});

test('costs and gains are told before the click, and what is missing by name', async () => {
  const page = await browser.player();
  await firstTurn(page, 'undermining', 's2');
  await page.locator('[data-verb="recharge"]').click();
  const recharge = page.locator('[data-action="recharge"]');
  assert.match(await text(recharge), /1 action · gives 1 battery/);
  await change(page, () => recharge.click());
  await page.locator('[data-contract="1"]').click();
  assert.match(await text(page.locator('[data-refused="contract 1"]')), /missing \d/);
});

test('a mat tells what lies on it and what it is for, by finger and by key', async () => {
  const viewport = { width: 375, height: 667 };
  const page = await browser.player({ viewport, hasTouch: true, isMobile: true });
  await firstTurn(page, 'dig_mars', 'b2');
  const card = page.locator('[data-mat-card]');
  await page.locator('[data-part="carrying"]').first().tap();
  assert.match(await text(card.locator('.asked')), /^Carrying equipment: level 1/);
  assert.match(await text(card), /declare victory on your turn/);
  assert.deepEqual(await faultsOn(page, { touch: true }), []);
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  await page.locator('[data-do="mat"]').first().focus();
  await page.keyboard.press('Enter');
  await card.waitFor();
  // The keys of a keyboard are not explained to who has none.
  assert.equal(await page.locator('[data-open="keys"]').isVisible(), false);
});
