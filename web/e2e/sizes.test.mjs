/** The table at every size of window: nothing lies on the board, is cut, or leaves the screen. */

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { faultsOn } from './layout.mjs';
import { change, myTurn, openBrowser } from './players.mjs';
import { fullTable } from './full.mjs';
import { startServer } from './server.mjs';

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
/** @type {Awaited<ReturnType<typeof startServer>>} */
let server;
/** @type {Awaited<ReturnType<typeof openBrowser>>} */
let browser;
before(async () => {
  server = await startServer();
  browser = await openBrowser();
});
after(async () => {
  try {
    await browser.close();
  } finally {
    await server.stop();
  }
});

/**
 * What there is to look at, and how it comes about.
 * @type {Record<string, (page: Page, laid: Laid) => Promise<void>>}
 */
const STATES = {
  turn: async () => undefined,
  'sheet of a space': async (page, { far }) => {
    await page.locator(`[data-space="${far}"]`).dispatchEvent('click');
  },
  'sheet of an action': async (page, { verb }) => {
    await page.locator(`[data-verb="${verb}"]`).dispatchEvent('click');
  },
  'sheet of hints': async (page) => {
    await page.locator('[data-do="hint"]').dispatchEvent('click');
    await page.locator('[data-sheet] [data-win]').first().waitFor({ timeout: 120_000 });
  },
};

/** Everything shown at one size, also what is behind other tabs where no sheet lies on them. */
async function lookAt(
  /** @type {Page} */ page,
  /** @type {boolean} */ touch,
  /** @type {string} */ where,
) {
  const look = async (/** @type {string} */ tab) =>
    (await faultsOn(page, { touch })).map((fault) => `${where}${tab}: ${fault}`);
  const faults = await look('');
  if ((await page.locator('[data-sheet]').count()) > 0) return faults;
  const hidden = page.locator('[role="tab"][aria-selected="false"]');
  for (const name of await hidden.allTextContents()) {
    await page.getByRole('tab', { name: name.trim() }).dispatchEvent('click');
    faults.push(...(await look(`, ${name.trim()}`)));
  }
  const first = page.locator('[role="tab"]').first();
  if ((await first.count()) > 0) await first.dispatchEvent('click');
  return faults;
}

/** Opens the page again in another language. */
async function speak(/** @type {Page} */ page, /** @type {string} */ language) {
  await page.evaluate((text) => {
    localStorage.setItem('digsite', text);
  }, JSON.stringify({ language }));
  await page.reload();
}

describe('nothing lies on anything else or out of sight', () => {
  for (const laid of TABLES)
    test(`${laid.game} for ${laid.players}`, async () => {
      const page = await browser.player({ hasTouch: true, viewport: { width: 1280, height: 720 } });
      await fullTable(page, server.url, { ...laid, names: NAMES.slice(0, laid.players - 1) });
      await page.locator(`[data-space="${laid.first}"]`).click();
      await change(page, () => page.locator('[data-sheet] [data-action]').first().click());
      /** @type {string[]} */
      const faults = [];
      for (const language of LANGUAGES) {
        // The first language without coming back to the table, which shows one button more.
        if (language !== 'en') await speak(page, language);
        await myTurn(page);
        for (const [state, reach] of Object.entries(STATES)) {
          await reach(page, laid);
          if (state !== 'turn') await page.locator('[data-sheet] .list > *').first().waitFor();
          for (const { size, touch } of SIZES) {
            const [width = 0, height = 0] = size;
            await page.setViewportSize({ width, height });
            const where = `${width}×${height} ${laid.game} ${laid.players}, ${language}, ${state}`;
            faults.push(...(await lookAt(page, touch, where)));
          }
          await page.keyboard.press('Escape');
          await page.locator('[data-sheet]').waitFor({ state: 'detached' });
        }
      }
      assert.equal(faults.length, 0, `${faults.length} faults:\n${faults.join('\n')}`);
    });
});
