/** The rules in pictures: on every width, by keys, beside a game, and on paper. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { myTurn, newTable } from './players.mjs';
import { setUp } from './setup.mjs';

const GAMES = ['dig_mars', 'undermining'];
const LANGUAGES = ['en', 'de', 'et', 'ru'];
const WIDTHS = [320, 375, 768, 1366, 2560];
/** A sheet of A4 paper without its margins, in CSS pixels. */
const SHEET = { width: 718, height: 1047 };

/** @typedef {import('playwright-core').Page} Page */
const { server, browser } = await setUp();

async function openRules(/** @type {Page} */ page, /** @type {string} */ address) {
  await page.goto(`${server.url}/#/rules/${address}`);
  await page.locator('[data-how-to-play]').waitFor();
}

/** What is wider than the page, or cut off at its side. */
const tooWide = (/** @type {Page} */ page) =>
  page.evaluate(() => {
    const parts = document.querySelectorAll(
      '[data-how-to-play] li, [data-how-to-play] ul, [data-legend] li, [data-example], [data-example] .button',
    );
    const wide = [...parts].filter(
      (part) =>
        part.getBoundingClientRect().right > innerWidth || part.scrollWidth > part.clientWidth + 1,
    );
    const page = document.documentElement.scrollWidth > innerWidth ? ['the page'] : [];
    return [...page, ...wide.map((part) => part.textContent.trim().slice(0, 60))];
  });

test('pictures, symbols and examples fit every width in every language', async () => {
  /** @type {string[]} */
  const found = [];
  for (const locale of LANGUAGES) {
    const page = await browser.player({ locale });
    for (const game of GAMES) {
      await openRules(page, `${game}/symbols`);
      await page.locator('[data-legend]').waitFor();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 700 });
        found.push(...(await tooWide(page)).map((part) => `${game} ${locale} ${width}: ${part}`));
      }
    }
    await page.context().close();
  }
  assert.deepEqual(found, []);
});

test('every example is gone through by keys, and each step says something else', async () => {
  for (const locale of LANGUAGES) {
    const page = await browser.player({ locale });
    for (const game of GAMES) {
      await openRules(page, game);
      const examples = page.locator('[data-example]');
      assert.ok((await examples.count()) >= 6, game);
      for (const example of await examples.all()) {
        const name = `${game} ${locale} ${(await example.getAttribute('data-example')) ?? ''}`;
        const told = new Set([await example.locator('[data-step]').textContent()]);
        const next = example.locator('[data-next]');
        const label = await next.textContent();
        await next.focus();
        let step = 1;
        while ((await next.textContent()) === label) {
          step += 1;
          await page.keyboard.press(step % 2 ? 'Enter' : 'ArrowRight');
          told.add(await example.locator(`[data-step="${step}"]`).textContent());
        }
        assert.equal(told.size, step, name);
        assert.ok(step >= 2, name);
        await page.keyboard.press('ArrowLeft');
        await example.locator(`[data-step="${step - 1}"]`).waitFor();
        assert.ok(await example.locator('[role=img]').first().getAttribute('aria-label'), name);
      }
    }
    await page.context().close();
  }
});

test('the contents lead to the symbols also where they were closed', async () => {
  const page = await browser.player({ viewport: { width: 375, height: 667 } });
  await openRules(page, 'undermining');
  assert.equal(await page.locator('[data-legend]').isVisible(), false);
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await contents.getByText('Contents').click();
  await contents.getByRole('link', { name: 'Symbols' }).click();
  await page.locator('[data-legend]').waitFor();
  await page.locator('#section-symbols:focus').waitFor();
  await page.context().close();
});

test('beside a game the rules have pictures and symbols at hand', async () => {
  const page = await browser.player();
  for (const game of GAMES) {
    await newTable(page, server.url, { game });
    await myTurn(page);
    await page.locator('[data-open="rules"]').dispatchEvent('click');
    const dialog = page.locator('dialog');
    await dialog.getByText('Symbols').click();
    await dialog.locator('[data-legend]').waitFor();
    await dialog.getByText('How to play').click();
    await dialog.locator('[data-how-to-play]').waitFor();
    const over = await dialog.evaluate((box) => box.scrollWidth - box.clientWidth);
    assert.equal(over, 0, game);
  }
  await page.context().close();
});

test('how to play is printed on one sheet, on light paper', async () => {
  for (const locale of LANGUAGES) {
    const page = await browser.player({ locale, viewport: SHEET, colorScheme: 'dark' });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const game of GAMES) {
      await openRules(page, game);
      const box = await page.locator('.how-to-play').boundingBox();
      assert.ok(box && box.y + box.height <= SHEET.height, `${game} ${locale}: ${box?.height}`);
      const scheme = await page.evaluate(
        () => getComputedStyle(document.documentElement).colorScheme,
      );
      assert.equal(scheme, 'light');
    }
    await page.context().close();
  }
});
