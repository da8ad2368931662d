/** After the game: its review, the analysis board, and a new game from a position of it. */

import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { change, finishedTable, myTurn, whole } from './players.mjs';
import { setUp } from './setup.mjs';

const { server, browser } = await setUp(/status of 400 .*line=dance/);

/** @typedef {import('playwright-core').Page} Page */
let replay = '';
/** @type {Page} */
let page;
before(async () => {
  page = await browser.player();
  const table = await finishedTable(page, server.url, 'dig_mars');
  const { request } = page.context();
  replay = (await (await request.get(`${server.url}/api/tables/${table}`)).json()).replay;
});

const judged = (/** @type {Page} */ shown) => shown.locator('[data-judged="true"]').waitFor();

test('a finished game is reviewed, and the review is there for whoever has the link', async () => {
  await page.goto(`${server.url}/#/replay/replay/${replay}/review`);
  await page.locator('dialog [data-review="done"]').waitFor();
  assert.equal(await page.locator('dialog .player').count(), 2);
  const mistakes = page.locator('dialog [data-mistake]');
  assert.ok((await mistakes.count()) > 0, 'casual bots make mistakes');
  assert.match((await mistakes.first().textContent()) ?? '', /Better: .+\./);
  const jump = page.locator('dialog li:has([data-mistake]) [data-jump]').first();
  const move = (await jump.getAttribute('data-jump')) ?? '';
  await jump.click();
  await page.locator(`[data-move="${move}"]`).waitFor();
  await page.locator('.texts [data-mistake]').waitFor();

  const guest = await browser.player();
  await guest.goto(page.url());
  await guest.locator('.texts [data-mistake]').waitFor();
  await guest.locator('[data-curve]').waitFor();
  await guest.keyboard.press('End');
  const over = (await guest.locator('[data-chances]').textContent()) ?? '';
  assert.deepEqual((over.match(/\d+%/g) ?? []).sort(), ['0%', '100%']);
  await guest.context().close();
});

test('moves are tried for everybody, left and come back to, and shared by their address', async () => {
  await page.goto(`${server.url}/#/replay/replay/${replay}/24`);
  await page.locator('[data-move="24"]').waitFor();
  await page.locator('[data-open="from-here"]').click();
  await page.locator('dialog [data-do="analysis"]').click();
  await judged(page);
  const told = async () =>
    ((await page.locator('.chances [data-chances]').textContent()) ?? '').match(/\d+(?=%)/g) ?? [];
  assert.equal(
    (await told()).map(Number).reduce((sum, part) => sum + part),
    100,
  );

  // Two turns, one for each player: what is legal comes from the server.
  for (const place of [25, 26]) {
    await page.locator('[data-do="end"]').click();
    await page.locator(`[data-analysis="${place}"]`).waitFor();
  }
  const shared = page.url();
  assert.match(shared, /\/24\/end,end$|\/25\/end$/);
  await page.locator('[data-do="back"]').click();
  await page.locator('[data-analysis="25"]').waitFor();
  await page.locator('[data-do="forward"]').click();
  await page.locator('[data-analysis="26"]').waitFor();
  await page.locator('[data-do="to-game"]').click();
  await page.locator('[data-others] button').first().waitFor();
  await judged(page);

  // A plan is a choice like any other; with everything open the chances are counted anew.
  await page.locator('[data-do="plans"]').click();
  const best = page.locator('[data-sheet] [data-action]:has([data-win])').first();
  await best.click();
  await page.locator('[data-sheet]').waitFor({ state: 'detached' });
  await page.locator('[data-open="details"]').click();
  const asked = page.waitForResponse(/evaluation\?.*open=true/);
  await page.locator('dialog input[value="open"]').check();
  assert.equal((await asked).status(), 200);
  await page.keyboard.press('Escape');
  await judged(page);

  const guest = await browser.player({ locale: 'de' });
  await guest.goto(shared);
  await guest.locator('[data-analysis="26"]').waitFor();
  assert.equal((await guest.locator('[data-line-tried] button').count()) > 0, true);
  // What the rules refuse leaves the board as it was, and is told however late its chances come.
  const isRefused = guest.locator('.chances [role="status"]').waitFor();
  await guest.route(/evaluation\?.*move=23/, async (route) => {
    await isRefused;
    await route.continue();
  });
  const isAsked = guest.waitForRequest(/evaluation\?.*move=23/);
  const isJudged = guest.waitForResponse(/evaluation\?.*move=23/);
  await guest.goto(`${server.url}/#/analysis/${replay}/23`);
  await isAsked;
  await guest.goto(`${server.url}/#/analysis/${replay}/24/dance`);
  await (await isJudged).finished();
  assert.equal(await guest.locator('.chances [role="status"]').count(), 1);
  assert.equal(await guest.locator('[data-analysis="23"]').count(), 1);
  await guest.context().close();
});

test('a position is played on at a table of its own, and the table says so', async () => {
  await page.goto(`${server.url}/#/from/${replay}/24/end`);
  await page.locator('[data-position]').waitFor();
  await page.locator('form .primary').click();
  await page.waitForURL(/#\/table\//);
  await myTurn(page);
  assert.match(
    (await page.locator('header [data-start]').textContent()) ?? '',
    /from action 25 of another game/,
  );
  await change(page, () => page.locator('[data-do="end"]').click());
  await page.locator('[data-open="seats"]').click();
  const source = page.locator('dialog [data-start] a');
  assert.equal(await source.getAttribute('href'), `#/replay/replay/${replay}/24`);
  await page.keyboard.press('Escape');
  await page.goto(server.url);
  await page.locator('#mine ~ ul [data-start]').waitFor();

  const guest = await browser.player();
  await page.goto(`${server.url}/#/from/${replay}/24`);
  await page.locator('form li select').nth(1).waitFor();
  const bot = page.locator('form li', { has: page.locator('option:checked[value="bot"]') });
  await bot.locator('select').first().selectOption('open');
  await page.locator('form .primary').click();
  await page.locator('[data-terms] [data-start]').waitFor();
  await guest.goto(await page.locator('.invite input').inputValue());
  await guest.locator('form .primary').click();
  await page.locator('button.primary:enabled').click();
  for (const one of [page, guest]) await whole(one).locator('[data-space]').first().waitFor();
  await guest.context().close();
});
