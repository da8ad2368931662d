/** The table at every size of window: nothing lies on the board, is cut, or leaves the screen. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { change, finishByBots, myTurn, press } from './players.mjs';
import {
  everySize,
  LANGUAGES,
  LEAST_ROOM,
  LONG_WORDS,
  NAMES,
  SIZES,
  speak,
  TIGHTEST,
} from './every-size.mjs';
import { fullTable } from './full.mjs';
import { setUp } from './setup.mjs';

/** Each in one of the languages with the longest words, and in all of them with EVERY=1. */
const TABLES = [
  { game: 'dig_mars', players: 2, language: 'ru', first: 'b2', far: 'c4', verb: 'move' },
  { game: 'dig_mars', players: 4, language: 'de', first: 'b2', far: 'c4', verb: 'move' },
  { game: 'undermining', players: 2, language: 'de', first: 's2', far: 'f9', verb: 'drive' },
  { game: 'undermining', players: 5, language: 'ru', first: 's2', far: 'f9', verb: 'drive' },
];
const EVERY = Boolean(process.env.EVERY);
/** What opens over a table is looked at where room is scarce; with EVERY=1 wherever it may be. */
const OPENED = EVERY ? LEAST_ROOM : TIGHTEST;
/** @typedef {import('playwright-core').Page} Page */
/** @typedef {(typeof TABLES)[number]} Laid */
const { server, browser } = await setUp();

/**
 * What there is to look at, and how it comes about; everything is closed again by Escape.
 * @type {Record<string, (page: Page, laid: Laid) => Promise<void>>}
 */
const STATES = {
  turn: async () => undefined,
  'sheet of a space': async (page, { far }) => {
    await page.locator(`[data-space="${far}"]`).dispatchEvent('click');
    await page.locator('[data-sheet] :is([data-question], .list > *)').first().waitFor();
  },
  'sheet of an action': async (page, { verb }) => {
    await page.locator(`[data-verb="${verb}"]`).dispatchEvent('click');
    await page.locator('[data-sheet] :is([data-question], .list > *)').first().waitFor();
  },
  'sheet of hints': async (page) => {
    await page.locator('[data-do="hint"]').dispatchEvent('click');
    await page.locator('[data-sheet] [data-win]').first().waitFor();
  },
  players: async (page) => {
    await page.locator('[data-open="seats"]').dispatchEvent('click');
    await page.locator('dialog[open]').waitFor();
  },
  log: async (page) => {
    await page.locator('[data-open="log"]').dispatchEvent('click');
    await page.locator('dialog[open]').waitFor();
  },
};
/** What stands before everything else, with what opens it. */
const DIALOGS = {
  'end of the turn': '[data-do="end"]',
  settings: '[data-open="settings"]',
};
for (const [name, opener] of Object.entries(DIALOGS))
  STATES[name] = async (page) => {
    await page.locator(opener).first().dispatchEvent('click');
    await page.locator('dialog[open] .body > *').first().waitFor();
  };

describe('nothing lies on anything else or out of sight', () => {
  for (const laid of TABLES)
    test(`${laid.game} for ${laid.players}`, async () => {
      const options = { hasTouch: true, viewport: { width: 1280, height: 720 } };
      const page = await browser.player(options, { coach: true });
      const names = NAMES.slice(0, laid.players - 1);
      await fullTable(page, server.url, { ...laid, names, bot: 'expert' });
      await press(page, laid.first);
      await change(page, () => page.locator('[data-sheet] [data-action]').first().click());
      const table = `${laid.game} ${laid.players}`;
      /** @type {string[]} */
      const faults = [];
      const isFull = laid.players > 2;
      for (const language of EVERY ? LANGUAGES : [laid.language]) {
        // The first language without coming back to the table, which shows one button more.
        if (language !== 'en') await speak(page, language);
        await myTurn(page);
        for (const [state, reach] of Object.entries(STATES)) {
          const isOpen = state !== 'turn';
          if (isOpen && !(isFull && LONG_WORDS.includes(language))) continue;
          await reach(page, laid);
          const what = `${table}, ${language}, ${state}`;
          const sizes = state in DIALOGS ? TIGHTEST : isOpen ? OPENED : SIZES;
          faults.push(...(await everySize(page, what, sizes)));
          await page.keyboard.press('Escape');
          await page.locator('[data-sheet], dialog').waitFor({ state: 'detached' });
        }
      }
      if (isFull || EVERY) await finishByBots(page, 'expert');
      for (const language of EVERY ? LONG_WORDS : isFull ? [laid.language] : []) {
        await speak(page, language);
        await page.locator('#result-title').waitFor();
        faults.push(...(await everySize(page, `${table}, ${language}, result`)));
      }
      assert.equal(faults.length, 0, `${faults.length} faults:\n${faults.join('\n')}`);
    });
});
