/** People meet: open tables, signs, words, and who is not to be heard any more. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isClean } from './axe.mjs';
import { handToBot, SIZES } from './players.mjs';
import { setUp } from './setup.mjs';

const { server, browser } = await setUp();
const GREETED = (/** @type {string} */ name) => ({ name });

test('an open table is seen live, joined in one click, and gone at once', async () => {
  const onlooker = await browser.player({ viewport: SIZES.phone });
  await onlooker.goto(server.url);
  await onlooker.locator('[data-meeting="live"]').waitFor();
  await onlooker.getByText('Nobody is looking for players right now').waitFor();

  const host = await browser.player({}, GREETED('Ada'));
  await host.goto(server.url);
  await host.locator('[data-open-for-all="dig_mars"]').click();
  await host.locator('form .primary').click();
  await host.locator('[data-listed]').waitFor();

  const card = onlooker.locator('[data-open-table]');
  await card.getByText('Ada').waitFor();
  await onlooker.locator('[data-filter="game"]').selectOption('undermining');
  await onlooker.getByText('No open table fits your choice').waitFor();
  await onlooker.locator('[data-filter="game"]').selectOption('');

  const guest = await browser.player({}, GREETED('Grace'));
  await guest.goto(server.url);
  const join = guest.getByRole('button', { name: 'Join Ada for Dig Mars' });
  await join.focus();
  await guest.keyboard.press('Enter');
  await guest.waitForURL(/#\/table\//);
  await card.waitFor({ state: 'detached' });
  await host.getByText('Grace').waitFor();
  await host.getByRole('button', { name: 'Start the game' }).click();
  await guest.locator('[data-game="dig_mars"]').waitFor();
  assert.equal(await onlooker.locator('[data-open-table]').count(), 0);

  // Signs only among strangers.
  await host.locator('[data-open="talk"]').click();
  await host.locator('[data-send="good_luck"]').click();
  await guest.locator('[data-sign="good_luck"]').getByText('Ada: Good luck!').waitFor();
  assert.equal(await host.locator('[data-say]').count(), 0);
});

test('friends write to each other, until one blocks the other', async () => {
  const viewport = { width: 375, height: 667 };
  const host = await browser.player({ viewport }, GREETED('Ada'));
  await host.goto(`${server.url}/#/new/dig_mars/friends`);
  await host.locator('form .primary').click();
  const address = await host.getByLabel('Invitation link').inputValue();
  const guest = await browser.player({ locale: 'de' }, GREETED('Grace'));
  await guest.goto(address);
  await guest.locator('form .primary').click();
  await host.getByText('Grace').waitFor();
  await host.getByRole('button', { name: 'Start the game' }).click();
  await host.locator('[data-game="dig_mars"]').waitFor();

  await host.locator('[data-open="talk"]').click();
  await host.locator('[data-say]').fill('Hello, Grace');
  await host.keyboard.press('Enter');
  await guest.locator('[data-open="talk"]', { hasText: '1' }).click();
  await guest.getByRole('log').getByText('Hello, Grace').waitFor();
  await guest.locator('[data-say]').fill('see evil.example');
  await guest.keyboard.press('Enter');
  await guest.getByRole('alert').getByText('Links').waitFor();
  await guest.locator('[data-say]').fill('Hallo, Ada');
  await guest.keyboard.press('Enter');
  const written = host.getByRole('log').getByText('Hallo, Ada');
  await written.waitFor();
  await isClean(host, 'the talk');

  // What is opened at the end of a small screen comes into sight, and goes again.
  const report = host.getByRole('button', { name: 'Report Grace' });
  await report.click();
  await host.waitForFunction(() => {
    const form = document.querySelector('dialog form:has(textarea)')?.getBoundingClientRect();
    return form && form.top >= 0 && form.bottom <= innerHeight;
  });
  await report.click();
  await host.locator('textarea').waitFor({ state: 'detached' });
  await host.getByRole('button', { name: 'Block Grace' }).click();
  await host.getByRole('status').waitFor();
  await written.waitFor({ state: 'detached' });
  await guest.locator('[data-send="wow"]').click();
  await guest.locator('[data-sign="wow"]').waitFor();
  await host.locator('[data-send="thanks"]').click();
  await host.locator('[data-sign="thanks"]').waitFor();
  assert.equal(await host.locator('[data-sign="wow"]').count(), 0);

  // Who was blocked is found again away from the table.
  await host.goto(`${server.url}/#/account`);
  await host.getByRole('button', { name: 'Unblock Grace' }).click();
  await host.locator('[data-unblock]').waitFor({ state: 'detached' });
});

test('everything goes without a mouse: to find a table, sit down, speak, and play again', async () => {
  const host = await browser.player({ viewport: SIZES.phone }, GREETED('Ada'));
  const guest = await browser.player({ viewport: SIZES.phone }, GREETED('Grace'));
  const keys = async (/** @type {string[]} */ ...pressed) => {
    for (const key of pressed) await guest.keyboard.press(key);
  };
  /** Goes on by Tab until something has the focus. */
  const reach = async (/** @type {string} */ wanted) => {
    const isThere = () =>
      guest.evaluate((selector) => document.activeElement?.matches(selector) ?? false, wanted);
    for (let i = 0; i < 200 && !(await isThere()); i++) await keys('Tab');
    assert.ok(await isThere(), `${wanted} is reached by Tab`);
  };
  await host.goto(`${server.url}/#/new/dig_mars/anyone`);
  await host.locator('form .primary').click();
  await host.locator('[data-listed]').waitFor();

  await guest.goto(server.url);
  await guest.locator('[data-open-table]').waitFor();
  await reach('[data-filter="game"]');
  await guest.keyboard.type('Dig');
  await reach('[data-do="join"]');
  await keys('Enter');
  await host.getByText('Grace').waitFor();
  await host.getByRole('button', { name: 'Start the game' }).click();
  await guest.locator('[data-game="dig_mars"]').waitFor();
  await reach('[data-open="talk"]');
  await keys('Enter');
  await reach('[data-send="thanks"]');
  await keys('Enter');
  await host.locator('[data-sign="thanks"]').waitFor();
  await keys('Escape');
  for (const page of [host, guest]) await handToBot(page);
  await guest.locator('#result-title').waitFor();
  await reach('[data-do="rematch"]');
  await keys('Enter');
  await guest.getByText('Game 2').waitFor();
  await host.locator('[data-next]').first().waitFor({ state: 'attached' });
  await host.locator('[data-do="rematch"]:visible').first().click();
  await guest.locator('[data-game="dig_mars"]').waitFor();

  // Words, at a table among friends.
  await host.goto(`${server.url}/#/new/dig_mars/friends`);
  await host.locator('form .primary').click();
  await guest.goto(await host.getByLabel('Invitation link').inputValue());
  await guest.locator('form .primary').waitFor();
  await reach('form .primary');
  await keys('Enter');
  await reach('[data-talk] summary');
  await keys('Enter');
  await reach('[data-say]');
  await guest.keyboard.type('Hello, Ada');
  await keys('Enter');
  await host.locator('[data-talk] summary').click();
  await host.getByRole('log').getByText('Hello, Ada').waitFor();
});

test('a game is found for two who want the same, and bots sit down only when asked', async () => {
  const ada = await browser.player({ viewport: SIZES.phone }, GREETED('Ada'));
  await ada.goto(server.url);
  await ada.locator('[data-seek="players"]').selectOption('3');
  await ada.locator('[data-do="seek"]').click();
  await ada.getByText('Nobody else is looking for this game yet').waitFor();
  await ada.locator('[data-do="stop-seeking"]').click();
  await ada.locator('[data-seek="players"]').selectOption('2');
  await ada.locator('[data-do="seek"]').focus();
  await ada.keyboard.press('Enter');
  await ada.locator('[data-do="fill"]').waitFor();
  await isClean(ada, 'waiting for a game');

  const grace = await browser.player({ locale: 'de' }, GREETED('Grace'));
  await grace.goto(server.url);
  await grace.locator('[data-do="seek"]').click();
  for (const page of [ada, grace]) {
    await page.waitForURL(/#\/table\//);
    await page.locator('[data-game="dig_mars"]').waitFor();
  }

  await ada.goto(server.url);
  await ada.locator('[data-seek="game"]').selectOption('undermining');
  await ada.locator('[data-seek="players"]').selectOption('5');
  await ada.locator('[data-do="seek"]').click();
  await ada.locator('[data-do="fill"]').click();
  await ada.locator('[data-game="undermining"]').waitFor();
});
