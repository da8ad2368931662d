/** Whole games and turns, as people play them. */

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { describe, test } from 'node:test';
import { promisify } from 'node:util';
import {
  change,
  firstAtTable,
  fits,
  followHint,
  myTurn,
  newTable,
  press,
  seqOf,
  SIZES,
  startedTable,
} from './players.mjs';
import { DIGSITE } from './server.mjs';
import { setUp } from './setup.mjs';

const COMPONENTS = new URL('../../src/digsite/undermining/components.toml', import.meta.url);

/** @typedef {import('playwright-core').Page} Page */
const { server, browser } = await setUp();

/** Plays a game to its end by clicks alone. */
async function playByMouse(
  /** @type {Page} */ page,
  /** @type {string} */ game,
  /** @type {string} */ bot,
) {
  await newTable(page, server.url, { game, bot });
  while (await myTurn(page)) {
    // Who has nothing better to do than to recharge leaves the turn to the other.
    if ((await followHint(page)) === 'recharge' && (await myTurn(page)))
      await change(page, () => page.locator('[data-do="end"]').click());
  }
  const title = (await page.locator('#result-title').textContent()) ?? '';
  assert.match(title, /^You (win!|lost\.|share)/);
  const ending = (await page.locator('[data-ending]').textContent()) ?? '';
  const tellsWinner = / wins!|\) declared victory/.test(ending);
  assert.equal(tellsWinner, title === 'You lost.', 'who lost is told who won');
  assert.doesNotMatch(ending, /^ ?declared/, 'who declared victory is named');
  assert.equal(await page.locator('.result tbody tr').count(), 2);
}

describe('Dig Mars', () => {
  test('a whole game against a bot by mouse, then its replay', async () => {
    const page = await browser.player();
    await playByMouse(page, 'dig_mars', 'master');

    await page.getByRole('link', { name: 'Replay' }).click();
    await page.locator('[data-move="0"]').waitFor();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key);
    await page.locator('[data-move="1"]').waitFor();
    assert.match(page.url(), /#\/replay\/replay\/\w+\/1$/);
    await page.keyboard.press('End');
    await page.getByText('The game is over').first().waitFor();

    // Every move has a link, and everybody may look through anybody's eyes.
    const link = page.url().replace(/\d+$/, '3');
    const other = await browser.player();
    await other.goto(link);
    await other.locator('[data-move="3"]').waitFor();
    await other.getByLabel('Point of view').selectOption('1');
    await other
      .locator('[data-fortune="red"]', { hasText: '?' })
      .or(other.locator('[data-fortune="red"] text', { hasText: '?' }))
      .first()
      .waitFor();

    // The deal is checked in the browser.
    await other.locator('[data-open="deal"]').click();
    await other.locator('[data-deal="good"]').waitFor();

    // What it cannot check is left to a command, which holds of what is downloaded there.
    const unchecked = other.locator('[data-unchecked]');
    const [download] = await Promise.all([
      other.waitForEvent('download'),
      unchecked.getByRole('link', { name: 'Download the record' }).click(),
    ]);
    const record = await download.path();
    await unchecked.getByText(`digsite verify ${download.suggestedFilename()}`).waitFor();
    await promisify(execFile)(DIGSITE, ['verify', record]);
    await other.keyboard.press('Escape');

    // It can be opened again, too.
    await other.goto(`${server.url}/#/watch`);
    await other.locator('input[type="file"]').setInputFiles(record);
    await other.waitForURL(/#\/replay\/replay\//);
    await other.locator('[data-move="0"]').waitFor();
  });

  test('what cannot be done says why, with the section of the rules', async () => {
    const page = await browser.player();
    await firstAtTable(page, server.url);
    await press(page, 'a1');
    await change(page, () => page.locator('[data-action="place a1"]').click());
    await myTurn(page);
    await press(page, 'd4');
    const refused = page.locator('[data-refused="dig d4"]');
    await refused.waitFor({ state: 'attached' });
    if (!(await refused.isVisible())) await page.locator('[data-sheet] summary').click();
    assert.match((await refused.textContent()) ?? '', /no station on d4/);
    await refused.getByRole('button', { name: 'Rules, section 3.1' }).click();
    await page.locator('dialog #section-3\\.1').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
  });

  test('undo goes back to the last thing revealed, and says so before the click', async () => {
    const page = await browser.player();
    await firstAtTable(page, server.url);
    // Ground that a beginner can dig, with a neighbour to walk to.
    const soft = page.locator('[data-space][aria-label*="digging difficulty 1"]').first();
    const home = (await soft.getAttribute('data-space')) ?? '';
    const away = `${home[0] ?? ''}${home[1] === '1' ? 2 : Number(home[1]) - 1}`;
    await press(page, home);
    await change(page, () => page.locator(`[data-action="place ${home}"]`).click());
    await myTurn(page);
    const undo = page.locator('[data-do="undo"]');
    const redo = page.locator('[data-do="redo"]');
    const station = (/** @type {string} */ space) => page.locator(`[data-station="red ${space}"]`);
    assert.ok(await undo.isDisabled());
    // A move shows nothing new.
    await station(home).click();
    await change(page, () => press(page, away));
    await station(away).waitFor();
    await change(page, () => undo.click());
    await station(home).waitFor();
    await change(page, () => redo.click());
    await station(away).waitFor();
    await change(page, () => undo.click());
    await station(home).waitFor();
    // Digging reveals the treasure.
    await page.locator('[data-verb="dig"]').click();
    const dig = page.locator('[data-sheet] [data-action^="dig"]');
    assert.match((await dig.textContent()) ?? '', /no undo after it/);
    await change(page, () => dig.click());
    assert.ok(await undo.isDisabled());
    assert.match((await undo.getAttribute('title')) ?? '', /revealed something/);
  });
});

describe('Undermining', () => {
  test('a whole game against a bot by mouse', async () => {
    await playByMouse(await browser.player(), 'undermining', 'master');
  });

  test('a turn by mouse against bots', async () => {
    const page = await browser.player();
    await newTable(page, server.url, { game: 'undermining', players: 3 });
    await myTurn(page);
    await press(page, 's2');
    await change(page, () => page.locator('[data-action="enter s2"]').click());
    await page.locator('[data-verb="drill"]').click();
    await change(page, () => press(page, 'e1'));
    await change(page, () => page.locator('[data-do="undo"]').click());
    await page.locator('[data-contract="1"]').click();
    assert.match((await page.locator('[data-refused="contract 1"]').textContent()) ?? '', /\d\.\d/);
    await page.keyboard.press('Escape');
    await change(page, () => page.locator('[data-do="end"]').click());
    assert.ok(await myTurn(page), 'the bots have played');
  });
});

test('a replay is drawn with the costs of its own edition', async () => {
  const shipped = await readFile(COMPONENTS, 'utf8');
  const page = await browser.player();
  await startedTable(page, server.url, {
    game: 'undermining',
    edition: shipped.replace('{ uranium = 2, diamond = 1 }', '{ uranium = 3 }'),
    seats: [
      { kind: 'here', name: 'Ada' },
      { kind: 'bot', bot: 'random' },
    ],
  });
  const reactor = page.locator('[data-build="reactor"]', { hasText: 'costs 3 × uranium' });
  await reactor.waitFor();
  await page.goto(page.url().replace('/table/', '/replay/table/'));
  await page.locator('[data-move]').waitFor();
  await reactor.waitFor();
});

test('a turn at phone size by touch', async () => {
  const page = await browser.player({ viewport: SIZES.phone, hasTouch: true, isMobile: true });
  do {
    await page.goto(server.url);
    await page.locator('.dig_mars .primary').tap();
    await page.waitForURL(/#\/table\//);
    await myTurn(page);
  } while ((await seqOf(page)) > 0);
  await press(page, 'c3', 'tap');
  await change(page, () => page.locator('[data-action="place c3"]').tap());
  await myTurn(page);
  await page.locator('[data-station^="red"]').tap();
  await change(page, () => press(page, 'c2', 'tap'));
  await page.locator('[data-station="red c2"]').waitFor();
  await change(page, () => page.locator('[data-do="end"]').tap());
  assert.ok(await myTurn(page));
  await fits(page, 'the table of a phone');
});

test('a whole game by keyboard alone', async () => {
  const page = await browser.player();
  await page.goto(`${server.url}/#/new/dig_mars/bots`);
  await page.locator('form').waitFor();
  const reach = async (/** @type {import('playwright-core').Locator} */ goal) => {
    for (let i = 0; i < 60; i++) {
      if (await goal.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    assert.fail('not reached by Tab');
  };
  await reach(page.getByRole('button', { name: '2', exact: true }));
  await page.keyboard.press('Enter');
  await reach(page.locator('form .primary'));
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/table\//);

  await myTurn(page);
  // The first station with arrow keys, twice Enter: look, then do.
  await page.keyboard.press('b');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('data-space')), 'b2');
  await page.keyboard.press('Enter');
  await page.locator('[data-action="place b2"]').waitFor();
  await change(page, () => page.keyboard.press('Enter'));

  while (await myTurn(page)) {
    const seq = await seqOf(page);
    await page.keyboard.press('h');
    const act = page.locator('[data-sheet] [data-action]:has([data-win])').first();
    await act.waitFor();
    const action = await act.getAttribute('data-action');
    if (action === 'end') await page.keyboard.press('e');
    else if (action === 'declare') {
      await page.keyboard.press('v');
      await reach(page.locator('[data-do="declare"]'));
      await page.keyboard.press('Enter');
    } else {
      await reach(act);
      await page.keyboard.press('Enter');
    }
    await page.waitForFunction(
      (known) => Number(document.querySelector('[data-seq]')?.getAttribute('data-seq')) > known,
      seq,
    );
  }
  await page.locator('#result-title').waitFor();
});
