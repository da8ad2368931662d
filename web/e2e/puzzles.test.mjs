/** Puzzles of both games, found on the home page, solved and missed, with a mouse and with fingers. */

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, test } from 'node:test';
import { faultsOn } from './layout.mjs';
import { GAMES, learners, picture, touch } from './learning.mjs';
import { whole } from './players.mjs';
import { setUp } from './setup.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('./learning.mjs').Press} Press */
/** @typedef {{ id: string, kind: string, grade: number, answer: string[], plans?: { moves: string[] }[] }} Puzzle */

/** With EVERY=1: five more of each game, of every kind, easy and hard ones. */
const MORE = [
  { kind: 'most', grade: 1 },
  { kind: 'most', grade: 3 },
  { kind: 'plans', grade: 1 },
  { kind: 'plans', grade: 3 },
  { kind: 'win', grade: 2 },
];

const { server, browser } = await setUp();

/** @returns {Promise<Puzzle[]>} */
async function puzzlesOf(/** @type {string} */ game) {
  const file = new URL(`../../src/digsite/${game}/puzzles.jsonl`, import.meta.url);
  const lines = (await readFile(file, 'utf8')).trim().split('\n');
  return lines.map((line) => /** @type {Puzzle} */ (JSON.parse(line)));
}

/** The first of a kind, or of a kind and a grade. */
async function puzzleOf(
  /** @type {string} */ game,
  /** @type {string} */ kind,
  /** @type {number | null} */ grade = null,
) {
  const found = (await puzzlesOf(game)).find(
    (one) => one.kind === kind && (grade === null || one.grade === grade),
  );
  return found ?? assert.fail(`${game} has no puzzle of the kind ${kind}`);
}

const bar = (/** @type {Page} */ page, /** @type {string} */ result) =>
  page.locator(`[data-puzzle="${result}"]`);

async function play(
  /** @type {Page} */ page,
  /** @type {string} */ move,
  /** @type {Press} */ press,
) {
  const before = Number(await whole(page).getAttribute('data-line'));
  const [verb, ...parts] = move.split(' ');
  const target = parts.at(-1) ?? '';
  const button = page.locator(`.verbs [data-verb="${verb}"]`);
  if (verb === 'end') await page.locator('[data-do="end"]')[press]();
  else if (/^[a-z]\d+$/.test(target)) await touch(page, target, press);
  else await button[press]();
  const row = page.locator(`[data-sheet] [data-action="${move}"]`);
  if (verb !== 'end' && verb !== 'declare') await row[press]();
  await page.locator(`[data-line="${before + 1}"]`).waitFor();
}

/** The number of the plan that is the answer. */
const bestOf = (/** @type {Puzzle} */ { plans = [], answer }) =>
  plans.findIndex(({ moves }) => moves.join() === answer.join());

async function choose(
  /** @type {Page} */ page,
  /** @type {number} */ plan,
  /** @type {Press} */ press,
) {
  await page.locator(`[data-plan="${plan}"]`)[press]();
  await page.locator('[data-do="choose"]')[press]();
}

/** Has the answer explained, move by move, to the last sentence. */
async function explain(
  /** @type {Page} */ page,
  /** @type {Puzzle} */ { answer },
  /** @type {Press} */ press,
  /** @type {(name: string) => Promise<void>} */ look,
) {
  await page.locator('[data-do="answer"]')[press]();
  for (let told = 0; told <= answer.length; told += 1) {
    await page.locator(`[data-answer="${told}"]`).waitFor();
    await look(`answer-${told}`);
    await page.locator('[data-do="step"]')[press]();
  }
  await page.locator(`[data-answer="${answer.length + 1}"] .told`).waitFor();
  await look('conclusion');
}

for (const { way, press, isPhone, locale, options } of learners(['en', 'de']))
  describe(way, () => {
    for (const game of GAMES)
      test(game, async () => {
        const page = await browser.player(options);
        const look = async (/** @type {string} */ name) => {
          assert.deepEqual(await faultsOn(page, { touch: isPhone }), [], name);
          await picture(page, locale, press, game, name);
        };
        await page.goto(server.url);
        await page.locator(`[data-day-puzzle="${game}"]`).waitFor();
        await picture(page, locale, press, 'home');
        await page.locator('[data-do="puzzles"]')[press]();
        await page.locator('[data-puzzles]:not([data-puzzles="0"])').waitFor();
        await picture(page, locale, press, 'list');

        const most = await puzzleOf(game, 'most');
        await page.locator(`a[href="#/puzzles/${game}/${most.id}"]`)[press]();
        await bar(page, 'open').waitFor();
        await look('most');
        await play(page, 'end', press);
        await bar(page, 'missed').waitFor();
        await look('missed');
        await page.locator('[data-do="again"]')[press]();
        await bar(page, 'open').waitFor();
        for (const move of most.answer) await play(page, move, press);
        await bar(page, 'solved').waitFor();
        await look('solved');
        await explain(page, most, press, look);

        const plans = await puzzleOf(game, 'plans');
        await page.goto(`${server.url}/#/puzzles/${game}/${plans.id}`);
        await bar(page, 'open').waitFor();
        await choose(page, (bestOf(plans) + 1) % 3, press);
        await bar(page, 'missed').waitFor();
        await look('plans-missed');
        await page.locator('[data-do="again"]')[press]();
        await choose(page, bestOf(plans), press);
        await bar(page, 'solved').waitFor();
        await look('plans-solved');

        await page.goto(`${server.url}/#/puzzles`);
        await page.locator('[data-solved="2"]').waitFor();
        await page.locator('[data-streak="1"]').waitFor();
      });

    if (process.env.EVERY)
      for (const game of GAMES)
        for (const { kind, grade } of MORE)
          test(`${game}, ${kind}, grade ${grade}`, async () => {
            const page = await browser.player(options);
            const puzzle = await puzzleOf(game, kind, grade);
            const look = async (/** @type {string} */ name) => {
              assert.deepEqual(await faultsOn(page, { touch: isPhone }), [], name);
              await picture(page, locale, press, game, kind, grade, name);
            };
            await page.goto(`${server.url}/#/puzzles/${game}/${puzzle.id}`);
            await bar(page, 'open').waitFor();
            await look('asked');
            if (kind === 'plans') await choose(page, bestOf(puzzle), press);
            else for (const move of puzzle.answer) await play(page, move, press);
            await bar(page, 'solved').waitFor();
            await explain(page, puzzle, press, look);
          });
  });

test('a win is found with the keyboard alone', async () => {
  const page = await browser.player();
  const win = await puzzleOf('dig_mars', 'win');
  await page.goto(`${server.url}/#/puzzles/dig_mars/${win.id}`);
  await bar(page, 'open').waitFor();
  for (const move of win.answer) {
    const before = Number(await whole(page).getAttribute('data-line'));
    const row = page.locator(`[data-sheet] [data-action="${move}"]`);
    if (move === 'declare') await page.keyboard.press('v');
    else {
      await page.locator(`[data-space="${move.split(' ').at(-1)}"]`).focus();
      await page.keyboard.press('Enter');
      await row.focus();
      await page.keyboard.press('Enter');
    }
    await page.locator(`[data-line="${before + 1}"]`).waitFor();
  }
  await bar(page, 'solved').waitFor();
});

test('the last turn of a game is won by ending it, with fingers', async () => {
  const fingers = learners(['en', 'et']).find(({ isPhone }) => isPhone);
  const page = await browser.player(fingers?.options);
  const win = await puzzleOf('undermining', 'win');
  await page.goto(`${server.url}/#/puzzles/undermining/${win.id}`);
  await bar(page, 'open').waitFor();
  for (const move of win.answer) await play(page, move, 'tap');
  await bar(page, 'solved').waitFor();
});
