/** An evening of three people in browsers of their own, on two workers with PostgreSQL. */

import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { device, signUp } from './passkeys.mjs';
import { isClean } from './axe.mjs';
import { handToBot, openBrowser, playOut, SIZES } from './players.mjs';
import { startPostgres } from './postgres.mjs';
import { QUICK, startServer } from './server.mjs';
import { waitUntil } from './waiting.mjs';

/** @typedef {import('playwright-core').Page} Page */
// Behind a proxy everybody has an address of their own; who leaves a rated game has lost it.
const settings = {
  ...QUICK,
  DIGSITE_TRUSTED_PROXIES: '127.0.0.1',
  DIGSITE_RATED_LEFT_SECONDS: '0',
  DIGSITE_HOUSE_NAME: 'The Pit',
};
const postgres = await startPostgres();
const server = await startServer(settings, postgres.database, 2);
const browser = await openBrowser();
const url = server.url.replace('127.0.0.1', 'localhost');
after(async () => {
  try {
    await browser.close();
  } finally {
    await server.stop();
    await postgres.stop();
  }
});

/** @param {string} name */
async function person(name, viewport = SIZES.desktop) {
  const address = `203.0.113.${name.charCodeAt(0)}`;
  const headers = { 'X-Forwarded-For': address };
  const page = await browser.player({ viewport, extraHTTPHeaders: headers });
  await device(page);
  await signUp(page, url, name);
  return page;
}

/** What the server says to whoever uses this page. */
const asked = async (/** @type {Page} */ page, /** @type {string} */ path) =>
  (await page.context().request.get(`${url}/api${path}`)).json();
const tableOf = (/** @type {Page} */ page) => page.url().split('/').at(-1) ?? '';

/** The board of the first game is still there while the next one is being set up. */
async function secondGame(/** @type {Page[]} */ ...pages) {
  for (const page of pages)
    await waitUntil('the next game is under way', async () => {
      const { phase, series } = await asked(page, `/tables/${tableOf(page)}`);
      return phase === 'playing' && series === 2;
    });
}

test('they meet, play for ratings, leave, look each other up, and go', async () => {
  const ada = await person('Ada');
  const grace = await person('Grace', SIZES.phone);
  const eve = await person('Eve');

  // The list, at another worker as likely as not.
  await eve.goto(url);
  await eve.locator('[data-meeting="live"]').waitFor();
  await ada.goto(`${url}/#/new/dig_mars/anyone`);
  await ada.locator('form .primary').click();
  await eve.locator('[data-open-table]').getByText('Ada').waitFor();
  await ada.locator('[data-rated="false"]').getByText('there is no clock').waitFor();
  await ada.locator('[data-do="leave"]').click();
  await ada.getByRole('button', { name: 'Leave', exact: true }).last().click();
  await eve.locator('[data-open-table]').waitFor({ state: 'detached' });

  // A rated game, found for two of them, that one of them leaves.
  for (const page of [ada, grace]) {
    await page.goto(url);
    await page.locator('[data-do="seek"]').click();
  }
  for (const page of [ada, grace]) {
    await page.waitForURL(/#\/table\//);
    await page.locator('[data-game="dig_mars"]').waitFor();
  }
  assert.ok((await asked(ada, `/tables/${tableOf(ada)}`)).rated);
  await grace.locator('[data-open="seats"]').dispatchEvent('click');
  await grace.locator('dialog [data-do="leave"]').click();
  await grace.getByText('Unless you come back soon, you lose it').waitFor();
  await grace.getByRole('button', { name: 'Leave', exact: true }).last().click();
  await ada.locator('[data-outcome]').getByText('Nobody has come back').waitFor();

  // Another one, to its end: both are told what it made of them, and play again.
  for (const page of [ada, grace]) {
    await page.goto(url);
    await page.locator('[data-do="seek"]').click();
  }
  for (const page of [ada, grace]) {
    await page.waitForURL(/#\/table\//);
    await page.locator('[data-game="dig_mars"]').waitFor();
  }
  const order = ['declare', 'upgrade', 'carry', 'dig', 'move'];
  await Promise.all([ada, grace].map((page) => playOut(page, order)));
  for (const page of [ada, grace]) {
    await page.locator('#result-title').waitFor();
    const told = await page.locator('.result [data-outcome]').textContent();
    assert.match(told ?? '', /New ratings:.* \d+ → \d+\? · .* \d+ → \d+\?/s);
  }
  await isClean(grace, 'the result of a rated game');
  for (const page of [ada, grace])
    await page.locator('.result [data-do="rematch"]').first().click();
  await secondGame(ada, grace);
  const again = await asked(ada, `/tables/${tableOf(ada)}`);
  assert.ok(again.rated);
  const ratings = again.seats.map((/** @type {{ rating: number }} */ seat) => seat.rating);
  assert.ok(ratings.every((/** @type {number} */ rating) => rating > 1000 && rating !== 1500));

  // The profile, for everybody.
  await ada.goto(`${url}/#/account`);
  await ada.locator('[data-ratings] [data-rating]').waitFor();
  await ada.locator('[data-rating-change]').nth(1).waitFor();
  await ada.locator('[data-do="public"]').check();
  const profile = (await ada.locator('a[href^="#/player/"]').getAttribute('href')) ?? '';
  await eve.goto(`${url}/${profile}`);
  await eve.getByRole('heading', { level: 1, name: 'Ada' }).waitFor();
  await eve.getByRole('heading', { level: 2, name: 'Games at open tables' }).waitFor();
  const seen = Number(
    await eve.locator('[data-ratings] [data-rating]').getAttribute('data-rating'),
  );
  assert.equal(seen, (await asked(ada, '/account/profile')).ratings[0].rating);

  // Words at a private table, until one is blocked; a game to its end, and another one.
  await ada.goto(`${url}/#/new/dig_mars/friends`);
  await ada.locator('form .primary').click();
  await eve.goto(await ada.getByLabel('Invitation link').inputValue());
  await eve.locator('form .primary').click();
  await ada.locator('li').getByText('Eve').waitFor();
  await ada.getByRole('button', { name: 'Start the game' }).click();
  for (const page of [ada, eve]) await page.locator('[data-game="dig_mars"]').waitFor();
  await ada.locator('[data-open="talk"]').click();
  await ada.locator('[data-say]').fill('Hello, Eve');
  await ada.keyboard.press('Enter');
  await eve.locator('[data-open="talk"]', { hasText: '1' }).click();
  await eve.getByRole('log').getByText('Hello, Eve').waitFor();
  await eve.getByRole('button', { name: 'Block Ada' }).click();
  await eve.getByRole('status').waitFor();
  for (const page of [ada, eve]) await handToBot(page);
  for (const page of [ada, eve]) {
    await page.keyboard.press('Escape');
    await page.locator('#result-title').waitFor();
  }
  await ada.locator('[data-do="rematch"]:visible').first().click();
  await ada.getByText('Game 2').waitFor();
  await eve.locator('[data-do="rematch"]:visible').first().click();
  await secondGame(ada, eve);

  // The house, and an end of it all for one of them.
  await grace.goto(`${url}/#/house`);
  await grace.getByRole('heading', { level: 1, name: 'The Pit' }).waitFor();
  await grace.getByRole('link', { name: 'What is kept' }).click();
  await grace.locator('[data-kept] dt').first().waitFor();
  await grace.goto(`${url}/#/account`);
  await grace.locator('[data-do="delete"]').click();
  await grace.getByLabel(/Type “Grace”/).fill('Grace');
  await grace.locator('[data-do="delete-for-good"]').click();
  await grace.locator('[data-do="sign-in"]').waitFor();
  const { games } = await asked(ada, '/account/games');
  const rated = games.filter((/** @type {{ rated: boolean }} */ game) => game.rated);
  assert.ok(rated.length >= 2);
  for (const { names } of rated) assert.deepEqual(names.toSorted(), ['Ada', null]);
});
