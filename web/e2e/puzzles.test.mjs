/** Puzzles of both games, found on the home page, solved and missed, with a mouse and with fingers. */

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, test } from 'node:test';
import { faultsOn } from './layout.mjs';
import { SIZES, whole } from './players.mjs';
import { setUp } from './setup.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {'click' | 'tap'} Press */
/** @typedef {{ id: string, kind: string, answer: string[], plans?: { moves: string[] }[] }} Puzzle */

const PHONES = { dig_mars: { width: 375, height: 667 }, undermining: SIZES.phone };
const WAYS = [
  { way: 'with a mouse', press: /** @type {Press} */ ('click'), locale: 'en' },
  { way: 'with fingers on a phone', press: /** @type {Press} */ ('tap'), locale: 'de' },
];
const GAMES = /** @type {const} */ (['dig_mars', 'undermining']);
/** A folder for pictures, for whoever wants to look at them. */
const { PICTURES } = process.env;

const { server, browser } = await setUp();

/** @returns {Promise<Puzzle[]>} */
async function puzzlesOf(/** @type {string} */ game) {
  const file = new URL(`../../src/digsite/${game}/puzzles.jsonl`, import.meta.url);
  const lines = (await readFile(file, 'utf8')).trim().split('\n');
  return lines.map((line) => /** @type {Puzzle} */ (JSON.parse(line)));
}

/** The first of a kind. */
async function puzzleOf(/** @type {string} */ game, /** @type {string} */ kind) {
  const found = (await puzzlesOf(game)).find((one) => one.kind === kind);
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

/** Where spaces are too small for a finger, the first touch shows the part around them larger. */
async function touch(
  /** @type {Page} */ page,
  /** @type {string} */ space,
  /** @type {Press} */ press,
) {
  const ground = page.locator(`[data-space="${space}"]`);
  const isSmall = (await page.locator('[data-zoomed="false"]').count()) > 0;
  await ground[press]({ force: true });
  if (!isSmall || space.startsWith('s')) return;
  await page.locator('[data-zoomed="true"]').waitFor();
  await ground[press]({ force: true });
}

for (const { way, press, locale } of WAYS)
  describe(way, () => {
    for (const game of GAMES)
      test(game, async () => {
        const isPhone = press === 'tap';
        const viewport = isPhone ? PHONES[game] : SIZES.desktop;
        const page = await browser.player({
          locale,
          viewport,
          hasTouch: isPhone,
          isMobile: isPhone,
        });
        const picture = async (/** @type {string} */ name) => {
          assert.deepEqual(await faultsOn(page, { touch: isPhone }), [], name);
          if (PICTURES) await page.screenshot({ path: `${PICTURES}/${press}-${game}-${name}.png` });
        };
        await page.goto(server.url);
        await page.locator(`[data-day-puzzle="${game}"]`).waitFor();
        if (PICTURES)
          await page.screenshot({ path: `${PICTURES}/${press}-home.png`, fullPage: true });
        await page.locator('[data-do="puzzles"]')[press]();
        await page.locator('[data-puzzles]:not([data-puzzles="0"])').waitFor();
        if (PICTURES) await page.screenshot({ path: `${PICTURES}/${press}-list.png` });

        const most = await puzzleOf(game, 'most');
        await page.locator(`a[href="#/puzzles/${game}/${most.id}"]`)[press]();
        await bar(page, 'open').waitFor();
        await picture('most');
        await play(page, 'end', press);
        await bar(page, 'missed').waitFor();
        await picture('missed');
        await page.locator('[data-do="again"]')[press]();
        await bar(page, 'open').waitFor();
        for (const move of most.answer) await play(page, move, press);
        await bar(page, 'solved').waitFor();
        await picture('solved');

        await page.locator('[data-do="answer"]')[press]();
        for (let told = 0; told < most.answer.length; told += 1) {
          await page.locator(`[data-answer="${told}"]`).waitFor();
          await page.locator('[data-do="step"]')[press]();
        }
        await page.locator('[data-do="step"]')[press]();
        await page.locator(`[data-answer="${most.answer.length + 1}"] .told`).waitFor();
        await picture('answer');

        const plans = await puzzleOf(game, 'plans');
        await page.goto(`${server.url}/#/puzzles/${game}/${plans.id}`);
        await bar(page, 'open').waitFor();
        const best = (plans.plans ?? []).findIndex(
          ({ moves }) => moves.join() === plans.answer.join(),
        );
        await page.locator(`[data-plan="${(best + 1) % 3}"]`)[press]();
        await picture('plans');
        await page.locator('[data-do="choose"]')[press]();
        await bar(page, 'missed').waitFor();
        await page.locator('[data-do="again"]')[press]();
        await page.locator(`[data-plan="${best}"]`)[press]();
        await page.locator('[data-do="choose"]')[press]();
        await bar(page, 'solved').waitFor();
        await picture('plan');

        await page.goto(`${server.url}/#/puzzles`);
        await page.locator('[data-solved="2"]').waitFor();
        await page.locator('[data-streak="1"]').waitFor();
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
