/** What comes after a game, and puzzles, at every size of window: nothing is cut or out of sight. */

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, test } from 'node:test';
import { everySize, LONG_WORDS, NAMES, speak, TIGHTEST } from './every-size.mjs';
import { fullTable } from './full.mjs';
import { finishByBots, SIZES } from './players.mjs';
import { setUp } from './setup.mjs';

const TABLES = [
  { game: 'dig_mars', players: 4, language: 'ru' },
  { game: 'undermining', players: 5, language: 'de' },
];
/** One phone upright, one lying, one tablet; EVERY=1 looks at all layouts. */
const LOOKED_AT = TIGHTEST.filter(
  ({ size }) => process.env.EVERY || ['375×667', '640×360', '1024×768'].includes(size.join('×')),
);

/** Here the numbers of players are high, and the win curve is shown. */
const TALL = { size: [390, 844], touch: true };

/** @typedef {import('playwright-core').Page} Page */
const { server, browser } = await setUp();

/** Opens something and looks at it; everything is closed again by Escape. */
async function opened(
  /** @type {Page} */ page,
  /** @type {string} */ opener,
  /** @type {string} */ inside,
  /** @type {() => Promise<void>} */ look,
) {
  await page.locator(opener).first().dispatchEvent('click');
  await page.locator(inside).first().waitFor();
  await look();
  await page.keyboard.press('Escape');
  await page.locator('[data-sheet], dialog').waitFor({ state: 'detached' });
}

describe('after a game nothing lies on anything else or out of sight', () => {
  for (const laid of TABLES)
    test(`${laid.game} for ${laid.players}`, async () => {
      const { game, players, language } = laid;
      const page = await browser.player({ hasTouch: true });
      const names = NAMES.slice(0, players - 1);
      await fullTable(page, server.url, { game, players, names, bot: 'beginner' });
      const table = await finishByBots(page, 'beginner');
      /** @type {string[]} */
      const faults = [];
      const look =
        (/** @type {string} */ state, sizes = LOOKED_AT) =>
        async () => {
          const what = `${game} ${players}, ${language}, ${state}`;
          faults.push(...(await everySize(page, what, sizes)));
        };
      await page.goto(`${server.url}/#/table/${table}`);
      await speak(page, language);
      await page.locator('.result .quiet').click();
      await page.locator('.result').waitFor({ state: 'detached' });
      await look('board at the end')();
      await page.setViewportSize(SIZES.desktop);
      await opened(page, '[data-do="mat"]', 'dialog', look('mat'));

      await page.goto(`${server.url}/#/replay/table/${table}/30`);
      await page.locator('[data-move="30"]').waitFor();
      await look('replay', TIGHTEST)();
      for (const { size } of TIGHTEST) {
        const [width = 0, height = 0] = size;
        await page.setViewportSize({ width, height });
        const shown = page.locator('.controls .turn:visible, .controls #replay-move:visible');
        if ((await shown.count()) < 3) faults.push(`${width}×${height}: no turns, or no number`);
        const review = page.locator('[data-open="review"] span:visible');
        if (height > width && width >= 360 && (await review.count()) === 0)
          faults.push(`${width}×${height}: the review is only a sign`);
      }
      await opened(page, '[data-open="deal"]', '[data-deal="good"]', look('deal'));
      await opened(page, '[data-open="review"]', '[data-review="done"]', look('review'));
      await opened(page, '[data-open="review"]', '[data-review="done"]', async () => {
        await page.locator('dialog li:has([data-mistake]) [data-jump]').first().click();
        await page.locator('.texts [data-mistake]').waitFor();
        await look('replay of a mistake', [...LOOKED_AT, TALL])();
        await page.keyboard.press('Home');
        await page.locator('.texts [data-mistake]').waitFor({ state: 'detached' });
        await look('replay with its win curve', [TALL])();
      });
      await page.locator('[data-open="from-here"]').dispatchEvent('click');
      await page.locator('dialog [data-do="analysis"]').waitFor();
      await look('from here')();
      await page.locator('dialog [data-do="analysis"]').dispatchEvent('click');
      await page.locator('[data-judged="true"]').waitFor();
      await look('analysis')();
      await opened(page, '[data-do="plans"]', '[data-sheet] [data-win]', look('plans'));
      await opened(page, '[data-open="details"]', 'dialog [data-do="from"]', look('details'));
      assert.equal(faults.length, 0, `${faults.length} faults:\n${faults.join('\n')}`);
    });
});

/** @returns {Promise<{ id: string, kind: string }[]>} */
async function puzzlesOf(/** @type {string} */ game) {
  const file = new URL(`../../src/digsite/${game}/puzzles.jsonl`, import.meta.url);
  const lines = (await readFile(file, 'utf8')).trim().split('\n');
  // Those with most to say first.
  lines.sort((one, other) => other.length - one.length);
  return lines.map((line) => JSON.parse(line));
}

describe('with a puzzle nothing lies on anything else or out of sight', () => {
  for (const { game } of TABLES)
    test(game, async () => {
      const page = await browser.player({ hasTouch: true });
      await page.goto(server.url);
      const puzzles = await puzzlesOf(game);
      /** @type {string[]} */
      const faults = [];
      for (const [i, kind] of ['most', 'plans'].entries()) {
        const language = LONG_WORDS[i] ?? '';
        const look = async (/** @type {string} */ state) => {
          const what = `${game}, ${language}, puzzle of ${kind}, ${state}`;
          faults.push(...(await everySize(page, what, LOOKED_AT)));
        };
        const puzzle = puzzles.find((one) => one.kind === kind);
        await page.goto(`${server.url}/#/puzzles/${game}/${puzzle?.id ?? ''}`);
        await speak(page, language);
        await page.locator('[data-puzzle="open"]').waitFor();
        await look('question');
        if (kind === 'plans') {
          await page.locator('[data-plan="1"]').dispatchEvent('click');
          await page.locator('[data-do="choose"]').waitFor();
          await look('plan');
        } else
          await opened(
            page,
            '.verbs .verb:not(.dim)',
            '[data-sheet] :is([data-question], .list > *)',
            () => look('sheet'),
          );
        await page.locator('[data-do="answer"]').dispatchEvent('click');
        await page.locator('[data-answer="0"]').waitFor();
        await look('answer');
      }
      assert.equal(faults.length, 0, `${faults.length} faults:\n${faults.join('\n')}`);
    });
});
