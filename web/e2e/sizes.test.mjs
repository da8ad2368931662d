/** The table at every size of window: nothing lies on the board, is cut, or leaves the screen. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { faultsOn } from './layout.mjs';
import { change, myTurn, press } from './players.mjs';
import { fullTable } from './full.mjs';
import { setUp } from './setup.mjs';

/** Phones and tablets, upright and lying. */
const TOUCHED = [
  [320, 568],
  [360, 640],
  [375, 667],
  [390, 844],
  [412, 915],
  [568, 320],
  [667, 375],
  [740, 360],
  [844, 390],
  [915, 412],
  [768, 1024],
  [820, 1180],
  [1024, 1366],
  [1024, 768],
  [1180, 820],
  [1366, 1024],
];
/** The first two are 1366×768 and 1280×720 with everything twice as large. */
const POINTED = [
  [683, 384],
  [640, 360],
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
];
const SIZES = [
  ...TOUCHED.map((size) => ({ size, touch: true })),
  ...POINTED.map((size) => ({ size, touch: false })),
];
const LANGUAGES = ['en', 'de', 'et', 'ru'];
const TABLES = [
  { game: 'dig_mars', players: 2, first: 'b2', far: 'c4', verb: 'move' },
  { game: 'dig_mars', players: 4, first: 'b2', far: 'c4', verb: 'move' },
  { game: 'undermining', players: 2, first: 's2', far: 'f9', verb: 'drive' },
  { game: 'undermining', players: 5, first: 's2', far: 'f9', verb: 'drive' },
];
/** As long as names get, in one word and in two. */
const NAMES = ['Wolfeschlegelsteinhausen', 'Александра Воскресенская'];

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
    await page.locator('[data-sheet] .list > *').first().waitFor();
  },
  'sheet of an action': async (page, { verb }) => {
    await page.locator(`[data-verb="${verb}"]`).dispatchEvent('click');
    await page.locator('[data-sheet] .list > *').first().waitFor();
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

/** What opens over a full table is looked at where words are longest and room is scarce. */
const LONG_WORDS = ['de', 'ru'];
const LEAST_ROOM = SIZES.filter(({ size: [width = 0, height = 0] }) => width < 800 || height < 800);
/** One of each layout, where it has the least room. */
const TIGHTEST = SIZES.filter(({ size }) =>
  ['320×568', '375×667', '568×320', '640×360', '768×1024', '1024×768'].includes(size.join('×')),
);

/** Everything shown at one size, also what is behind other tabs where they can be reached. */
async function lookAt(
  /** @type {Page} */ page,
  /** @type {boolean} */ touch,
  /** @type {string} */ where,
) {
  const look = async (/** @type {string} */ tab) =>
    (await faultsOn(page, { touch })).map((fault) => `${where}${tab}: ${fault}`);
  const faults = await look('');
  const tabs = page.getByRole('tab');
  const isCovered = (await page.locator('dialog[open], .result').count()) > 0;
  if (isCovered || (await tabs.count()) === 0) return faults;
  for (const name of (await tabs.allTextContents()).slice(1)) {
    await tabs.filter({ hasText: name.trim() }).dispatchEvent('click');
    faults.push(...(await look(`, ${name.trim()}`)));
  }
  await tabs.first().dispatchEvent('click');
  return faults;
}

/** What is wrong at all these sizes. */
async function everySize(
  /** @type {Page} */ page,
  /** @type {string} */ what,
  /** @type {typeof SIZES} */ sizes = SIZES,
) {
  /** @type {string[]} */
  const faults = [];
  for (const { size, touch } of sizes) {
    const [width = 0, height = 0] = size;
    await page.setViewportSize({ width, height });
    faults.push(...(await lookAt(page, touch, `${width}×${height} ${what}`)));
  }
  return faults;
}

/** Opens the page again in another language. */
async function speak(/** @type {Page} */ page, /** @type {string} */ language) {
  await page.evaluate((text) => {
    localStorage.setItem('digsite', text);
  }, JSON.stringify({ language }));
  await page.reload();
}

/** Lets a bot play to the end in the player's place. */
async function finish(/** @type {Page} */ page) {
  const table = page.url().split('/').at(-1) ?? '';
  const hand = `${server.url}/api/tables/${table}/seats/0/hand`;
  const wish = { data: { bot: 'random' }, headers: { Origin: server.url } };
  await page.context().request.post(hand, wish);
  await page.locator('#result-title').waitFor();
}

describe('nothing lies on anything else or out of sight', () => {
  for (const laid of TABLES)
    test(`${laid.game} for ${laid.players}`, async () => {
      const options = { hasTouch: true, viewport: { width: 1280, height: 720 } };
      const page = await browser.player(options, { asksBeforeEnd: false, coach: true });
      await fullTable(page, server.url, { ...laid, names: NAMES.slice(0, laid.players - 1) });
      await press(page, laid.first);
      await change(page, () => page.locator('[data-sheet] [data-action]').first().click());
      const table = `${laid.game} ${laid.players}`;
      /** @type {string[]} */
      const faults = [];
      for (const language of LANGUAGES) {
        // The first language without coming back to the table, which shows one button more.
        if (language !== 'en') await speak(page, language);
        await myTurn(page);
        for (const [state, reach] of Object.entries(STATES)) {
          const isOpen = state !== 'turn';
          if (isOpen && (laid.players === 2 || !LONG_WORDS.includes(language))) continue;
          await reach(page, laid);
          const what = `${table}, ${language}, ${state}`;
          const sizes = state in DIALOGS ? TIGHTEST : isOpen ? LEAST_ROOM : SIZES;
          faults.push(...(await everySize(page, what, sizes)));
          await page.keyboard.press('Escape');
          await page.locator('[data-sheet], dialog[open]').waitFor({ state: 'detached' });
        }
      }
      await finish(page);
      for (const language of LONG_WORDS) {
        await speak(page, language);
        await page.locator('#result-title').waitFor();
        faults.push(...(await everySize(page, `${table}, ${language}, result`)));
      }
      assert.equal(faults.length, 0, `${faults.length} faults:\n${faults.join('\n')}`);
    });
});
