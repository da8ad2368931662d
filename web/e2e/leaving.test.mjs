/** Nothing is lost by one click: leaving asks, is told, and can be made good. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faultsOn } from './layout.mjs';
import {
  change,
  finishedTable,
  firstAtTable,
  myTurn,
  newTable,
  press,
  seqOf,
  SIZES,
} from './players.mjs';
import { setUp } from './setup.mjs';

const { server, browser } = await setUp();

/** @typedef {import('playwright-core').Page} Page */

/** Two players at a table, the host first. */
async function twoPlayers() {
  const host = await browser.player();
  await host.goto(`${server.url}/#/new/dig_mars/friends`);
  await host.getByLabel('Your name').fill('Ada');
  await host.getByRole('button', { name: 'Open the table' }).click();
  const invitation = await host.getByLabel('Invitation link').inputValue();
  const guest = await browser.player();
  await guest.goto(invitation);
  await guest.getByLabel('Your name').fill('Bob');
  await guest.getByRole('button', { name: 'Take the seat' }).click();
  await host.getByRole('button', { name: 'Start the game' }).click();
  await guest.locator('[data-game="dig_mars"]').waitFor();
  await host.locator('[data-game="dig_mars"]').waitFor();
  return { host, guest, invitation };
}

async function leave(/** @type {Page} */ page) {
  await page.locator('[data-open="seats"]').click();
  await page.locator('[data-do="leave"]').click();
  await page.locator('dialog [data-do="go"]').click();
  await page.getByRole('button', { name: 'Play now' }).first().waitFor();
}

test('leaving asks, with the focus on staying', async () => {
  const page = await browser.player();
  await newTable(page, server.url);
  await myTurn(page);
  const address = page.url();
  await page.locator('[data-open="seats"]').click();
  await page.locator('[data-do="leave"]').click();
  await page.locator('[data-do="stay"]:focus').waitFor();
  await page.keyboard.press('Enter');
  await page.locator('[data-do="stay"]').waitFor({ state: 'detached' });
  assert.equal(page.url(), address);
  await page.locator('[data-do="leave"]:focus').click();
  await page.keyboard.press('Escape');
  await page.locator('[data-do="stay"]').waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  await myTurn(page);
});

test('a game against bots that was left waits on the start page and goes on', async () => {
  const page = await browser.player();
  await firstAtTable(page, server.url);
  await press(page, 'b2');
  await change(page, () => page.locator('[data-action="place b2"]').click());
  await myTurn(page);
  await leave(page);
  await page.locator('#mine').waitFor();
  await page.getByText('your seat is still free').click();
  await page.locator('[data-do="sit-again"]').click();
  await page.locator('[data-left]').waitFor({ state: 'detached' });
  await page.locator('[data-station="red b2"]').waitFor();
  await myTurn(page);
  await change(page, () => page.locator('[data-do="end"]').click());
  await myTurn(page);
});

test('a table for its players alone lets its leaver in again', async () => {
  const page = await browser.player();
  await page.goto(server.url);
  const headers = { Origin: server.url };
  const { request } = page.context();
  const seats = [
    { kind: 'here', name: 'Ada' },
    { kind: 'bot', bot: 'random' },
  ];
  const data = { game: 'dig_mars', watch: 'players', seats };
  const made = await (await request.post(`${server.url}/api/tables`, { data, headers })).json();
  const nonces = { nonces: { 0: 'ab'.repeat(16) } };
  await request.post(`${server.url}/api/tables/${made.table}/start`, { data: nonces, headers });
  await page.goto(`${server.url}/#/table/${made.table}`);
  await myTurn(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await myTurn(other);
  await leave(page);
  // The other tab says what happened, and offers the same.
  await other.locator('[data-do="sit-again"]').waitFor();
  assert.equal(await other.locator('[data-lost-seat]').count(), 0);
  await page.goto(`${server.url}/#/table/${made.table}`);
  await page.locator('[data-do="sit-again"]').click();
  await myTurn(page);
});

test('the others are told who left, and the host lets a bot play', async () => {
  const { host, guest, invitation } = await twoPlayers();
  await leave(guest);
  await host.getByText('Bob has left the game.').first().waitFor();
  const size = host.viewportSize() ?? assert.fail('no size');
  await host.setViewportSize({ width: 320, height: 568 });
  assert.deepEqual(await faultsOn(host, { touch: false }), []);
  await host.setViewportSize(size);
  await host.locator('[data-left="1"] [data-do="invite"]').click();
  await host.getByRole('dialog').getByLabel('Invitation link').waitFor();
  await host.getByRole('dialog').getByText('has left').waitFor();
  await host.keyboard.press('Escape');
  await host.locator('[data-left="1"] [data-do="hand"]').click();
  await host.locator('[data-left]').waitFor({ state: 'detached' });
  await myTurn(host);

  // The invitation leads the leaver back to the own seat, and the bot goes.
  await guest.goto(invitation);
  await guest.locator('[data-do="sit-again"]').click();
  await guest.locator('[data-game="dig_mars"]').waitFor();
  await host.locator('[data-open="seats"]').click();
  await host.getByRole('dialog').getByText('at the table').nth(1).waitFor();
});

test('a bot in a player’s place is asked about first', async () => {
  const page = await browser.player();
  await newTable(page, server.url);
  await myTurn(page);
  const before = await seqOf(page);
  await page.locator('[data-open="seats"]').click();
  const dialog = page.getByRole('dialog', { name: 'Players' });
  await dialog.getByRole('button', { name: 'Let a bot play' }).click();
  await page.locator('[data-do="stay"]:focus').waitFor();
  await page.keyboard.press('Enter');
  await page.locator('[data-do="stay"]').waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  assert.ok(await myTurn(page), 'still the own turn');
  assert.equal(await seqOf(page), before);
});

test('after a look at the board the result is in reach again', async () => {
  const page = await browser.player();
  const table = await finishedTable(page, server.url, 'dig_mars');
  await page.goto(`${server.url}/#/table/${table}`);
  await page.locator('#result-title').waitFor();
  await page.getByRole('button', { name: 'Show the board' }).click();
  await page.locator('#result-title').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Show the result' }).click();
  await page.getByRole('button', { name: 'Rematch' }).waitFor();
  await page.getByRole('button', { name: 'Share' }).waitFor();
});

test('what is finished is not among the games to go on with', async () => {
  const page = await browser.player();
  await finishedTable(page, server.url, 'dig_mars');
  await page.goto(server.url);
  await page.locator('#finished').waitFor();
  assert.equal(await page.locator('#mine').count(), 0);
});

test('the log of a phone opens at its newest entry', async () => {
  const page = await browser.player({ viewport: SIZES.phone, hasTouch: true });
  const table = await finishedTable(page, server.url, 'dig_mars');
  await page.goto(`${server.url}/#/table/${table}`);
  await page.locator('#result-title').waitFor();
  await page.getByRole('button', { name: 'Show the board' }).click();
  await page.locator('[data-open="log"]').click();
  const list = page.getByRole('dialog').locator('ol');
  await list.locator('li').nth(30).waitFor({ state: 'attached' });
  await page.waitForFunction(() => {
    const last = [...document.querySelectorAll('dialog [data-line]')]
      .at(-1)
      ?.getBoundingClientRect();
    return last && last.top >= 0 && last.bottom <= innerHeight;
  });
});

test('watching two bots, what is read out does not grow', async () => {
  const page = await browser.player();
  await newTable(page, server.url);
  await myTurn(page);
  await page.evaluate(() => {
    const region = /** @type {HTMLElement} */ (document.querySelector('[data-said]'));
    /** @type {any} */ (window).longest = 0;
    new MutationObserver(() => {
      const { longest } = /** @type {any} */ (window);
      /** @type {any} */ (window).longest = Math.max(longest, region.textContent.length);
    }).observe(region, { childList: true, subtree: true, characterData: true });
  });
  await page.locator('[data-open="seats"]').click();
  await page.getByRole('button', { name: 'Let a bot play' }).click();
  await page.locator('[data-do="go"]').click();
  await page.keyboard.press('Escape');
  await page.waitForFunction(
    () => Number(document.querySelector('[data-seq]')?.getAttribute('data-seq')) > 40,
  );
  const longest = await page.evaluate(() => /** @type {any} */ (window).longest);
  assert.ok(longest > 0, 'something was said');
  assert.ok(longest < 1500, `${longest} characters are read out at once`);
});

test('a move that others wait for is not addressed to them', async () => {
  const { host, guest } = await twoPlayers();
  const first = (await host.locator('[data-yours="true"]').count()) > 0 ? host : guest;
  const second = first === host ? guest : host;
  await first.getByText('Place your first station').waitFor();
  await second.getByText('Placing the first station').waitFor();
  assert.equal(await second.getByText('Place your first station').count(), 0);
});
