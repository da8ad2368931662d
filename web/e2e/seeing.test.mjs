/** What others did can be seen, skipped and read; what takes long shows it; the end says who won. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { change, finishedTable, myTurn, newTable } from './players.mjs';
import { setUp } from './setup.mjs';

const { server, browser } = await setUp();
/** Moves of others are shown one after the other. */
const SHOWN = { pace: 'normal' };

/** @typedef {import('playwright-core').Page} Page */

const traces = (/** @type {Page} */ page) => page.locator('[data-trace]');

/** A table with a bot that has just come onto the board. */
async function begun(/** @type {Page} */ page, players = 2) {
  await newTable(page, server.url, { game: 'undermining', players });
  await myTurn(page);
  await page.locator('[data-space="s2"]').click();
  await change(page, () => page.locator('[data-action="enter s2"]').click());
  await traces(page).waitFor({ state: 'detached' });
}

const end = (/** @type {Page} */ page) =>
  change(page, () => page.locator('[data-do="end"]').click());

/** An action that is always possible and leaves the turn with who plays it. */
async function recharge(/** @type {Page} */ page) {
  await page.locator('[data-verb="recharge"]').click();
  await change(page, () => page.locator('[data-action="recharge"]').click());
}

test('last moves are marked until the first own one, told again, and read under headings', async () => {
  const page = await browser.player({}, SHOWN);
  await begun(page);
  await end(page);
  await myTurn(page);
  // Wherever the bot went: it entered, or it was there before and this is its second turn.
  while ((await traces(page).count()) === 0) {
    await end(page);
    await myTurn(page);
  }
  const marked = page.locator('[data-space]', { has: page.locator('[data-trace~="blue"]') });
  assert.match((await marked.first().getAttribute('aria-label')) ?? '', /last moves: blue/);

  await page.locator('[data-do="recap"]').click();
  const told = page.locator('.log [data-line][aria-current]');
  await told.waitFor();
  const caption = page.locator('.dock > .row p');
  assert.equal(await caption.textContent(), await told.first().textContent());
  await page.keyboard.press('Escape');
  await myTurn(page);
  assert.equal(await told.count(), 0);

  await recharge(page);
  assert.equal(await traces(page).count(), 0, 'the own turn has begun');
  await change(page, () => page.locator('[data-do="undo"]').click());
  await traces(page).first().waitFor();

  const log = (await page.locator('.log ol').first().textContent()) ?? '';
  assert.doesNotMatch(log, /to play/);
  assert.match((await page.locator('.log h3').last().textContent()) ?? '', /round \d/);
  const lines = await page.locator('.log [data-line]').count();
  await page.setViewportSize({ width: 375, height: 667 });
  await page.locator('[data-open="log"]').click();
  await page.locator('dialog h3').first().waitFor();
  assert.equal(await page.locator('dialog [data-line]').count(), lines);
});

test('the end of the log stays in sight until its reader scrolls up', async () => {
  const page = await browser.player();
  await begun(page, 5);
  await end(page);
  await myTurn(page);
  const log = page.locator('.log [data-log]');
  const isSeen = (/** @type {string} */ last) =>
    page.waitForFunction(
      (last) => {
        const log = document.querySelector('.log [data-log]');
        if (!log?.textContent.trim().endsWith(last)) return false;
        return log.scrollTop > 0 && log.scrollHeight - log.clientHeight - log.scrollTop < 3;
      },
      last,
      { polling: 'raf' },
    );
  await isSeen('ends the turn.');
  await page.reload();
  await isSeen('ends the turn.');
  for (const [width = 0, height = 0] of [
    [1024, 768],
    [1920, 1080],
    [1366, 768],
  ]) {
    await page.setViewportSize({ width, height });
    await isSeen('ends the turn.');
  }

  await log.hover();
  await page.mouse.wheel(0, -60);
  await page.waitForFunction(() => {
    const log = document.querySelector('.log [data-log]');
    return log && log.scrollHeight - log.clientHeight - log.scrollTop > 30;
  });
  const before = await log.evaluate((list) => list.scrollTop);
  await recharge(page);
  await log.getByText('recharges').last().waitFor();
  assert.equal(await log.evaluate((list) => list.scrollTop), before, 'what is read stays');
  await log.hover();
  await page.mouse.wheel(0, 1000);
  await isSeen('recharges.');
  await change(page, () => page.locator('[data-do="undo"]').click());
  await isSeen('ends the turn.');
});

test('what is being shown is skipped by a click', async () => {
  const page = await browser.player({}, SHOWN);
  await begun(page, 5);
  await page.clock.install();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await page.locator('[data-do="end"]').click();
  // Four bots have moved and time stands still: only the first move is drawn.
  await page.locator('[data-do="skip"]').waitFor();
  while ((await page.locator('[data-yours="true"]').count()) === 0) {
    await page.locator('[data-do="skip"], [data-yours="true"]').first().waitFor();
    await page.locator('[data-space="f9"]').dispatchEvent('click');
  }
  await traces(page).first().waitFor();
});

test('the pace is kept, and bots are asked to hurry', async () => {
  const page = await browser.player({}, SHOWN);
  await begun(page);
  const hurried = page.waitForEvent('websocket').then((socket) =>
    socket.waitForEvent('framesent', {
      predicate: ({ payload }) => /"hurry":true/.test(String(payload)),
    }),
  );
  await page.locator('[data-open="settings"]').click();
  await page.locator('[data-pace]').selectOption('instant');
  await page.reload();
  await hurried;
  await myTurn(page);
  await end(page);
  await myTurn(page);
  await page.locator('[data-open="settings"]').click();
  assert.equal(await page.locator('[data-pace]').inputValue(), 'instant');
});

test('an answer that takes long is seen to be waited for', async () => {
  const page = await browser.player({}, SHOWN);
  await page.goto(server.url);
  const play = page.locator('.dig_mars .primary');
  await play.waitFor();
  await page.locator('[data-working]').waitFor({ state: 'detached' });
  /** @type {() => void} */
  let release = () => undefined;
  const held = new Promise((go) => (release = () => go(undefined)));
  await page.route('**/api/tables', async (route) => {
    await held;
    await route.continue();
  });
  await play.click();
  await page.locator('[data-working]').waitFor();
  assert.equal(await play.getAttribute('aria-busy'), 'true');
  await page.locator('[data-slow]').waitFor();
  release();
  await page.waitForURL(/#\/table\//);
  await myTurn(page);
  await page.locator('[data-working], [data-slow]').waitFor({ state: 'detached' });
});

test('the end: who looks is told, places are in order, columns add up, and nothing is out of reach', async () => {
  const page = await browser.player({}, SHOWN);
  const watcher = await browser.player({}, SHOWN);
  const table = await finishedTable(page, server.url, 'undermining');
  // Without waiting until every move has been drawn.
  await page.reload();
  await page.locator('#result-title').waitFor();
  const title = (await page.locator('#result-title').textContent()) ?? '';
  assert.match(title, /^You (win!|lost\.|share)/);
  const rows = page.locator('.result tbody tr');
  const places = await rows.evaluateAll((all) =>
    all.map((row) => Number(row.getAttribute('data-place'))),
  );
  assert.deepEqual(
    places,
    places.toSorted((a, b) => a - b),
  );
  await page.setViewportSize({ width: 375, height: 667 });
  for (const row of await rows.all()) {
    const cells = await row.locator('td').all();
    for (const cell of cells) assert.ok(await cell.isVisible());
    const values = await Promise.all(cells.map(async (one) => parseInt(await one.innerText())));
    const total = values.pop();
    assert.equal(
      values.reduce((sum, value) => sum + value, 0),
      total,
    );
  }
  await page.locator('.result .quiet').click();
  for (const act of ['rematch', 'replay', 'share', 'result'])
    assert.ok(await page.locator(`.dock [data-do="${act}"]`).isVisible(), act);

  await watcher.goto(`${server.url}/#/table/${table}`);
  await watcher.locator('#result-title').waitFor();
  assert.doesNotMatch((await watcher.locator('#result-title').textContent()) ?? '', /^You /);

  // Far jumps of a replay show nothing that never happened.
  const mover = await browser.player({ reducedMotion: 'no-preference' }, SHOWN);
  await mover.goto(`${server.url}/#/replay/table/${table}/0`);
  await mover.locator('[data-move="0"]').waitFor();
  await mover.keyboard.press('End');
  await mover.getByText('The game is over').first().waitFor();
  const moving = await mover.evaluate(
    () =>
      document.getAnimations().filter(({ effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        return target?.closest('svg[data-game]');
      }).length,
  );
  assert.equal(moving, 0);
});

test('a large screen is used', async () => {
  const page = await browser.player({}, SHOWN);
  await newTable(page, server.url);
  await myTurn(page);
  const measure = () =>
    page.evaluate(() => {
      const box = (/** @type {string} */ selector) =>
        document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      return {
        type: parseFloat(
          getComputedStyle(document.querySelector('.panel h2') ?? document.body).fontSize,
        ),
        panel: box('.panel').height,
        gap: box('.dock .turn').top - box('.log > ol').bottom,
      };
    });
  const small = await measure();
  for (const [width, height, more] of [
    [1920, 1080, 1.15],
    [2560, 1440, 1.4],
  ]) {
    await page.setViewportSize({ width: width ?? 0, height: height ?? 0 });
    const large = await measure();
    assert.ok(large.type > small.type * (more ?? 0), `type at ${width}`);
    assert.ok(large.panel > small.panel * (more ?? 0), `panels at ${width}`);
    assert.ok(large.gap < 100, `the log fills its room at ${width}`);
  }
});
