/** Every page in every language, in both themes, for everyone. */

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { after, before, describe, test } from 'node:test';
import { change, myTurn, newTable, openBrowser, SIZES } from './players.mjs';
import { startServer } from './server.mjs';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const LANGUAGES = ['en', 'de', 'et', 'ru'];

/** @typedef {import('playwright-core').Page} Page */
/** @type {Awaited<ReturnType<typeof startServer>>} */
let server;
/** @type {Awaited<ReturnType<typeof openBrowser>>} */
let browser;
before(async () => {
  server = await startServer();
  browser = await openBrowser();
});
after(async () => {
  await browser.close();
  await server.stop();
});

/**
 * Every page there is, one after the other.
 * @param {Page} page
 * @param {(name: string) => Promise<void>} look
 */
async function everyPage(page, look) {
  const { url } = server;
  await page.goto(url);
  await page.locator('.undermining .primary').waitFor();
  await look('home');
  await page.locator('header button').last().click();
  await look('settings');
  await page.keyboard.press('Escape');
  for (const address of [
    '#/watch',
    '#/nowhere',
    '#/rules/dig_mars/3.1',
    '#/new/undermining/bots',
  ]) {
    await page.goto(`${url}/${address}`);
    await page.locator('main h1, main h2, main h3').first().waitFor();
    await look(address);
  }
  await page.goto(`${url}/#/new/dig_mars/friends`);
  await page.locator('form .primary').click();
  await page.locator('.invite').waitFor();
  await look('lobby');
  const invitation = await page.locator('.invite input').inputValue();
  const guest = await page.context().browser()?.newContext({ locale: 'en' });
  await guest?.close();
  assert.match(invitation, /#\/join\//);
  for (const game of ['dig_mars', 'undermining']) {
    await newTable(page, url, { game });
    await myTurn(page);
    const space = game === 'dig_mars' ? 'b2' : 's2';
    await page.locator(`[data-space="${space}"]`).click();
    await page.locator('[data-sheet] [data-action]').first().waitFor();
    await look(`${game} sheet`);
    await change(page, () => page.locator('[data-sheet] [data-action]').first().click());
    await myTurn(page);
    await look(`${game} turn`);
    for (const part of ['log', 'seats', 'keys']) {
      await page.locator(`[data-open="${part}"]`).dispatchEvent('click');
      await page.locator('dialog').waitFor();
      await look(`${game} ${part}`);
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
    }
    const table = page.url().split('/').at(-1) ?? '';
    await page.goto(`${url}/#/replay/table/${table}`);
    await page.locator('[data-move]').waitFor();
    await look(`${game} replay`);
  }
  await newTable(page, url, { how: 'here' });
  await page.locator('[data-curtain]').waitFor();
  await look('curtain');
}

describe('axe finds nothing', () => {
  for (const theme of /** @type {const} */ (['light', 'dark']))
    test(theme, async () => {
      const page = await browser.player({ colorScheme: theme });
      /** @type {string[]} */
      const found = [];
      await everyPage(page, async (name) => {
        for (const size of [SIZES.desktop, SIZES.phone]) {
          await page.setViewportSize(size);
          await page.waitForTimeout(80);
          await page.evaluate(axe);
          const violations = await page.evaluate(async () => {
            // @ts-expect-error axe puts itself on the window
            const results = await window.axe.run();
            return results.violations.map(
              (/** @type {{ id: string, nodes: { html: string }[] }} */ violation) =>
                `${violation.id} × ${violation.nodes.length}: ${violation.nodes[0]?.html.slice(0, 160)}`,
            );
          });
          for (const violation of violations) found.push(`${name} ${size.width}: ${violation}`);
        }
        await page.setViewportSize(SIZES.desktop);
      });
      assert.deepEqual(found, []);
    });
});

describe('no word is left untranslated', () => {
  /** @type {Map<string, string[]>} */
  const english = new Map();
  for (const lang of LANGUAGES)
    test(lang, async () => {
      const page = await browser.player({ locale: lang });
      /** @type {string[]} */
      const found = [];
      await everyPage(page, async (name) => {
        const texts = await page.evaluate(() => {
          const said = [...document.querySelectorAll('*')].flatMap((element) => [
            element.getAttribute('aria-label'),
            element.getAttribute('title'),
            element.getAttribute('placeholder'),
            ...[...element.childNodes].map((node) =>
              node.nodeType === Node.TEXT_NODE &&
              !element.closest('script, style, code, option[lang], [lang]:not(html)')
                ? node.textContent
                : null,
            ),
          ]);
          return said.map((text) => text?.trim() ?? '').filter((text) => /\p{L}{4}/u.test(text));
        });
        assert.equal(await page.evaluate(() => document.documentElement.lang), lang);
        if (lang === 'en') english.set(name, texts);
        const known = new Set(english.get(name));
        // Our own rules text may still be English where it has not been translated.
        for (const text of new Set(texts)) {
          if (/^[a-z][a-z-]+$/.test(text) && text.includes('-')) found.push(`${name}: id ${text}`);
          if (lang !== 'en' && known.has(text) && !SAME_EVERYWHERE.test(text))
            found.push(`${name}: ${text}`);
        }
      });
      assert.deepEqual(found, []);
    });
});

/** Names, numbers and words that are the same in several languages. */
const SAME_EVERYWHERE =
  /^(Digsite|Dig Mars|Undermining|Portal|Name|Bot|Fleet|System|Enter|Digsite reconstruction|https?:.*|Overdrive|Orange|\d+ × X-anium|\W*)$/;

test('the table fits without scrolling, upright and sideways, and text can be doubled', async () => {
  const page = await browser.player();
  for (const game of ['dig_mars', 'undermining']) {
    await newTable(page, server.url, { game, players: 4 });
    await myTurn(page);
    for (const [name, size] of Object.entries(SIZES)) {
      await page.setViewportSize(size);
      await page.waitForTimeout(100);
      const overflow = await page.evaluate(() => [
        document.documentElement.scrollWidth - innerWidth,
        document.documentElement.scrollHeight - innerHeight,
      ]);
      assert.deepEqual(overflow, [0, 0], `${game} ${name}`);
    }
    await page.setViewportSize({ width: 683, height: 384 });
    await page.waitForTimeout(100);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${game} at 200 %`);
    await page.setViewportSize(SIZES.desktop);
  }
});

test('the first load is small', async () => {
  const page = await browser.player();
  let bytes = 0;
  page.on('response', async (response) => {
    if (/\.(js|css)$/.test(new URL(response.url()).pathname))
      bytes += (await response.request().sizes()).responseBodySize;
  });
  await page.goto(server.url);
  await page.locator('.undermining .primary').waitFor();
  await page.waitForLoadState('networkidle');
  assert.ok(bytes > 10_000 && bytes < 150_000, `${bytes} bytes of script and style`);
});
