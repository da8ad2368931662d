/** Coach marks: a first game says what could be done, until it has been done or put away. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faultsOn } from './layout.mjs';
import { change, myTurn, startedTable } from './players.mjs';
import { setUp } from './setup.mjs';

/** @typedef {import('playwright-core').Page} Page */
const { server, browser } = await setUp();
const PHONE = { viewport: { width: 375, height: 667 }, hasTouch: true };
const COACHED = { coach: true };
const SEATS = [
  { kind: 'here', name: 'Ada' },
  { kind: 'bot', bot: 'random' },
];

const marked = (/** @type {Page} */ page, name = '') =>
  page.locator(name ? `[data-coach="${name}"]` : '[data-coach]');
const done = (/** @type {Page} */ page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('digsite-coach') ?? '[]'));
const heard = (/** @type {Page} */ page) => page.locator('[data-said]').innerText();

/** What was asked of the server before is answered once a sheet is. */
async function unmarked(/** @type {Page} */ page) {
  await myTurn(page);
  await page.locator('[data-space="d4"]').dispatchEvent('click');
  await page.locator('[data-sheet] :is([data-question], .list > *)').first().waitFor();
  assert.equal(await marked(page).count(), 0);
  await page.keyboard.press('Escape');
}

async function placed(/** @type {Page} */ page) {
  await startedTable(page, server.url, { game: 'dig_mars', seats: SEATS });
  await page.locator('[data-do="no-tutorial"]').click();
  await marked(page, 'place').waitFor();
  await page.locator('[data-space="b2"]').click();
  await change(page, () => page.locator('[data-action="place b2"]').click());
  await myTurn(page);
}

test('a mark says what could be done, is read out once, and fades when it was done', async () => {
  const page = await browser.player(PHONE, COACHED);
  await placed(page);
  assert.deepEqual(await done(page), ['dig_mars place']);
  await marked(page).waitFor();
  const name = (await marked(page).getAttribute('data-coach')) ?? '';
  const sentence = await marked(page).locator('p').innerText();
  assert.deepEqual(await faultsOn(page, { touch: true }), []);
  const said = await heard(page);
  assert.equal(said.split(sentence).length, 2, `said once: ${said}`);
  // Its button is marked, and an action taken back is still known.
  const verb = name.split('-')[0] ?? '';
  await page.locator(`[data-verb="${verb}"].marked`).click();
  await page.locator('[data-sheet]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[data-verb="move"]').click();
  await change(page, () => page.locator('[data-space="b3"]').click({ position: { x: 9, y: 9 } }));
  assert.ok((await done(page)).includes('dig_mars move'));
  await change(page, () => page.locator('[data-do="undo"]').click());
  assert.ok((await done(page)).includes('dig_mars move'));
});

test('marks put away stay away, are switched off, and come again when asked for', async () => {
  const page = await browser.player(PHONE, COACHED);
  await placed(page);
  for (let left = 12; left > 0 && (await marked(page).count()) > 0; left--) {
    const name = (await marked(page).getAttribute('data-coach')) ?? '';
    await page.locator('[data-do="coach-done"]').click();
    await marked(page, name).waitFor({ state: 'detached' });
    assert.ok((await done(page)).includes(`dig_mars ${name}`));
  }
  await page.reload();
  await unmarked(page);
  await page.locator('[data-open="settings"]').click();
  await page.locator('[data-do="coach-again"]').click();
  await page.keyboard.press('Escape');
  await marked(page).waitFor();
  // In a small window a mark stands before the bar, and makes way for it.
  await page.locator('[data-do="coach-later"]').click();
  await page.locator('[data-open="settings"]').click();
  await page.locator('[data-coaches]').uncheck();
  await page.keyboard.press('Escape');
  await marked(page).waitFor({ state: 'detached' });
  await page.reload();
  await unmarked(page);
});

test('every symbol is explained two touches from the table', async () => {
  const page = await browser.player(PHONE, COACHED);
  await placed(page);
  await page.locator('[data-do="mat"]').first().dispatchEvent('click');
  await page.locator('dialog [data-open="symbols"]').click();
  await page.locator('[data-open-legend][open] li').first().waitFor();
});
