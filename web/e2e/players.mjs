/** Browsers as players use them. Any error on a page's console fails the test that opened it. */

import assert from 'node:assert/strict';
import { launch } from '../scripts/browser.mjs';

export const SIZES = {
  desktop: { width: 1366, height: 768 },
  phone: { width: 390, height: 844 },
  sideways: { width: 844, height: 390 },
};

export async function openBrowser() {
  const browser = await launch();
  /** @type {string[]} */
  const errors = [];
  return {
    /**
     * A player with a browser profile of their own.
     * @param {import('playwright-core').BrowserContextOptions} [options]
     */
    async player(options = {}) {
      const context = await browser.newContext({
        viewport: SIZES.desktop,
        locale: 'en',
        reducedMotion: 'reduce',
        ...options,
      });
      const page = await context.newPage();
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
      });
      page.on('pageerror', (error) => errors.push(`${error.message} ${page.url()}`));
      return page;
    },
    /** Errors that the test brings about itself. */
    forgive(/** @type {RegExp} */ pattern) {
      for (let i = errors.length - 1; i >= 0; i--)
        if (pattern.test(errors[i] ?? '')) errors.splice(i, 1);
    },
    async close() {
      await browser.close();
      assert.deepEqual(errors, [], 'nothing is written to the console');
    },
  };
}

/** @typedef {import('playwright-core').Page} Page */

export const whole = (/** @type {Page} */ page) => page.locator('.whole');

/** Waits until this player may act, or the game is over. */
export async function myTurn(/** @type {Page} */ page) {
  await page.waitForFunction(
    () => document.querySelector('[data-yours="true"]') ?? document.querySelector('#result-title'),
    null,
    { timeout: 60_000 },
  );
  return (await page.locator('#result-title').count()) === 0;
}

export const seqOf = async (/** @type {Page} */ page) =>
  Number(await whole(page).getAttribute('data-seq'));

/** Does something and waits until the table has moved on. */
export async function change(/** @type {Page} */ page, /** @type {() => Promise<unknown>} */ act) {
  const before = await seqOf(page);
  await act();
  await page.waitForFunction(
    (seq) => Number(document.querySelector('[data-seq]')?.getAttribute('data-seq')) > seq,
    before,
  );
}

/** Starts a game against bots: seats by `kind`, bots by level. */
export async function newTable(
  /** @type {Page} */ page,
  /** @type {string} */ url,
  { game = 'dig_mars', how = 'bots', players = 2, bot = 'random' } = {},
) {
  await page.goto(`${url}/#/new/${game}/${how}`);
  await page.locator('form').waitFor();
  await page.getByRole('button', { name: String(players), exact: true }).click();
  for (const select of await page.locator('form li select:nth-of-type(2)').all())
    await select.selectOption(bot);
  await page.locator('form .primary').click();
  await page.waitForURL(/#\/table\//);
}
