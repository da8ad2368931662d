/** Every page in every language, in both themes, for everyone. */

import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { violations } from './axe.mjs';
import { cutChoices, wideParts } from './layout.mjs';
import { everyPage } from './pages.mjs';
import {
  change,
  finishedTable,
  fits,
  followHint,
  myTurn,
  newTable,
  press,
  SIZES,
  startedTable,
} from './players.mjs';
import { setUp } from './setup.mjs';

/** One language with letters of its own shows what was forgotten; EVERY=1 looks at all. */
const LANGUAGES = process.env.EVERY ? ['en', 'de', 'et', 'ru'] : ['en', 'ru'];

/** Where a list has the least room for what can be chosen. */
const NARROWEST = { width: 320, height: 568 };

/** @typedef {import('playwright-core').Page} Page */
// A locked table refuses until its passphrase is given.
const { server, browser } = await setUp(/status of 403 \(Forbidden\) .*\/api\/invites\//);
/** @type {Record<string, string>} */
const finished = {};
/** @type {Awaited<ReturnType<import('playwright-core').BrowserContext['cookies']>>} */
let cookies;
before(async () => {
  const page = await browser.player();
  for (const game of ['dig_mars', 'undermining'])
    finished[game] = await finishedTable(page, server.url, game);
  // The home page lists games that can be gone on with.
  await newTable(page, server.url);
  cookies = await page.context().cookies(`${server.url}/api`);
  await page.context().close();
});

/** @param {Partial<import('playwright-core').BrowserContextOptions>} options */
async function visit(options, /** @type {(name: string, shown: Page) => Promise<void>} */ look) {
  const page = await browser.player({ ...options, storageState: { cookies, origins: [] } });
  const guest = await browser.player(options);
  await everyPage(page, guest, server.url, finished, (name, shown = page) => look(name, shown));
  await page.context().close();
  await guest.context().close();
}

/** What axe finds on a page, on a screen or on a phone, each in a theme of its own. */
async function faultsOf(/** @type {Page} */ page, /** @type {'light' | 'dark'} */ colorScheme) {
  // Colours are those of the theme at every size, and parts those of the size in every theme.
  const size = colorScheme === 'light' ? SIZES.desktop : SIZES.phone;
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize(size);
  const found = await violations(page);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize(SIZES.desktop);
  return found.map((violation) => `${colorScheme} ${size.width}: ${violation}`);
}

describe('axe finds nothing on any page, and no word is left untranslated', () => {
  /** @type {Map<string, Set<string>>} */
  const english = new Map();
  for (const [place, lang] of LANGUAGES.entries())
    test(lang, async () => {
      /** @type {string[]} */
      const found = [];
      let pages = 0;
      await visit({ locale: lang }, async (name, page) => {
        pages += 1;
        assert.equal(await page.evaluate(() => document.documentElement.lang), lang);
        const texts = await wordsOn(page);
        if (lang === 'en') english.set(name, texts);
        for (const text of texts) {
          if (/^[a-z][a-z-]+$/.test(text) && text.includes('-')) found.push(`${name}: id ${text}`);
          if (lang !== 'en' && english.get(name)?.has(text) && !SAME_EVERYWHERE.test(text))
            found.push(`${name}: ${text}`);
        }
        await page.setViewportSize(NARROWEST);
        for (const fault of [...(await cutChoices(page, 'chosen')), ...(await wideParts(page))])
          found.push(`${name}: ${fault}`);
        await page.setViewportSize(SIZES.desktop);
        // Page by page in turn; EVERY=1 looks at every page in both.
        for (const [i, theme] of /** @type {const} */ (['light', 'dark']).entries())
          if (process.env.EVERY || (place === 0 && pages % 2 === i))
            found.push(...(await faultsOf(page, theme)).map((fault) => `${name} ${fault}`));
      });
      assert.deepEqual(found, []);
    });
});

test('whatever can be chosen for a table is read as a whole on the narrowest phone', async () => {
  /** @type {string[]} */
  const found = [];
  for (const lang of ['en', 'de', 'et', 'ru']) {
    const page = await browser.player({ locale: lang, viewport: NARROWEST });
    const look = async (/** @type {string} */ name) =>
      found.push(...(await cutChoices(page, 'all')).map((cut) => `${lang} ${name}: ${cut}`));
    await page.goto(server.url);
    for (const options of await page.locator('[data-play-options] summary').all())
      await options.click();
    await page.locator('[data-seek]').first().waitFor();
    await look('home');
    for (const address of ['dig_mars/bots', 'undermining/anyone']) {
      await page.goto(`${server.url}/#/new/${address}`);
      await page.locator('form summary').click();
      for (const pace of ['fast', 'slow']) {
        await page.locator('[data-clock-pace]').selectOption(pace);
        await look(`${address} ${pace}`);
      }
    }
    await page.context().close();
  }
  assert.deepEqual(found, []);
});

/** Everything on a page that can be read or heard, with at least one word in it. */
async function wordsOn(/** @type {Page} */ page) {
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
  return new Set(texts);
}

/** Names, numbers and words that are the same in several languages. */
const SAME_EVERYWHERE =
  /^(Digsite|Dig Mars|Undermining|Portal|Name|Code|Bot|Fleet|System|Enter|Digsite reconstruction|https?:.*|Overdrive|Transmuter|X-anium|UMVs|Orange|\d+ × X-anium|\W*)$/;

test('the table fits without scrolling, upright and sideways, and text can be doubled', async () => {
  const page = await browser.player();
  for (const [game, players] of /** @type {const} */ ([
    ['dig_mars', 4],
    ['undermining', 5],
  ])) {
    await newTable(page, server.url, { game, players });
    await myTurn(page);
    for (const [name, size] of Object.entries(SIZES)) {
      await page.setViewportSize(size);
      await fits(page, `${game} ${name}`);
      await followHint(page);
      await myTurn(page);
      await fits(page, `${game} ${name} in the turn`);
    }
    await page.setViewportSize({ width: 683, height: 384 });
    await page.waitForFunction(() => document.documentElement.scrollWidth <= innerWidth);
    await page.setViewportSize(SIZES.desktop);
  }
});

test('what can be done is in sight at once, in every language', async () => {
  const host = await browser.player();
  const bots = [...Array(2)].map(() => ({ kind: 'bot', bot: 'random' }));
  const seats = [{ kind: 'here', name: 'Ada' }, ...bots];
  for (const [game, space, part, size] of /** @type {const} */ ([
    ['undermining', 's2', '.verbs', SIZES.phone],
    ['dig_mars', 'b2', '[data-sheet] .list', SIZES.desktop],
  ])) {
    await startedTable(host, server.url, { game, seats });
    await press(host, space);
    await change(host, () => host.locator('[data-sheet] [data-action]').first().click());
    const storageState = await host.context().storageState();
    for (const locale of LANGUAGES) {
      const page = await browser.player({ locale, viewport: size, storageState });
      await page.goto(host.url());
      await myTurn(page);
      await page.locator('[data-do="hint"]').click();
      await page.locator('[data-sheet] [data-win]').first().waitFor();
      if (part === '.verbs') await page.locator('[data-sheet] header button').click();
      const what = `${game} ${locale}`;
      await (part === '.verbs' ? inSight(page, part, what) : hintsInSight(page, what));
      await inSight(page, '.dock div.turn', what);
      await page.context().close();
    }
  }
});

test('on a phone the result shows every column', async () => {
  for (const game of Object.keys(finished))
    for (const locale of LANGUAGES) {
      const storageState = { cookies, origins: [] };
      const page = await browser.player({ locale, viewport: SIZES.phone, storageState });
      await page.goto(`${server.url}/#/table/${finished[game] ?? ''}`);
      await page.locator('#result-title').waitFor();
      for (const width of [320, SIZES.phone.width]) {
        await page.setViewportSize({ width, height: SIZES.phone.height });
        const what = `${game} ${locale} ${width}`;
        const box = await page.locator('.result tbody tr.won td').last().boundingBox();
        assert.ok(box && box.x + box.width <= width, what);
        const { over } = await page.locator('.result .scroll').evaluate((table) => ({
          over: table.scrollWidth - table.clientWidth,
        }));
        assert.equal(over, 0, what);
      }
      await page.context().close();
    }
});

/** Nothing of a part that may scroll has to be scrolled to. */
async function inSight(
  /** @type {Page} */ page,
  /** @type {string} */ part,
  /** @type {string} */ what,
) {
  const hidden = await page
    .locator(part)
    .evaluate((box) => [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight]);
  assert.deepEqual(hidden, [0, 0], `${part} of ${what}`);
}

/** Every hint is in sight with its number, or the sheet says that there is more: plans are long or
 * short, as the deal has it. The best one is in sight whatever they are. */
async function hintsInSight(/** @type {Page} */ page, /** @type {string} */ what) {
  const list = page.locator('[data-sheet] .list');
  const hidden = await list.evaluate((list) => {
    const { bottom } = list.getBoundingClientRect();
    const numbers = [...list.querySelectorAll('[data-win]')];
    return numbers.map((one) => one.getBoundingClientRect().bottom > bottom);
  });
  assert.equal(hidden[0], false, `the best hint of ${what}`);
  if (hidden.includes(true)) await list.and(page.locator('[data-more]')).waitFor();
}

test('the contents of the rules lead to their chapters, and stay at hand', async () => {
  const page = await browser.player();
  await page.goto(`${server.url}/#/rules/undermining`);
  const contents = page.getByRole('navigation', { name: 'Contents' });
  const chapter = contents.getByRole('link', { name: 'Alien tech' });
  await chapter.focus();
  // Chosen once more after scrolling away, it leads there again.
  for (let i = 0; i < 2; i++) {
    await page.keyboard.press('Enter');
    const heading = page.locator('#section-4:focus');
    await heading.waitFor();
    assert.ok(Number((await heading.boundingBox())?.y) < 200);
    assert.equal(await chapter.getAttribute('aria-current'), 'location');
    await page.getByRole('heading', { name: 'Rulings' }).scrollIntoViewIfNeeded();
    await chapter.focus();
  }
  assert.ok(await contents.isVisible());
  assert.ok(Number((await contents.boundingBox())?.y) >= 0, 'the contents scrolled away');
  // A search hides sections; who goes to one sees it.
  await page.getByRole('searchbox').fill('reactor');
  await contents.getByRole('link', { name: 'Glossary' }).click();
  await page.locator('h2:focus', { hasText: 'Glossary' }).waitFor();

  await page.setViewportSize(SIZES.phone);
  await page.goto(`${server.url}/#/rules/dig_mars`);
  assert.equal(await contents.getByRole('link').count(), 0);
  await contents.getByText('Contents').click();
  await contents.getByRole('link', { name: 'The actions' }).click();
  await page.locator('#section-3:focus').waitFor();
  assert.equal(await contents.getByRole('link').count(), 0);
});

test('the first load is small', async () => {
  const page = await browser.player();
  /** @type {ReturnType<import('playwright-core').Request['sizes']>[]} */
  const sizes = [];
  page.on('response', (response) => {
    if (/\.(js|css)$/.test(new URL(response.url()).pathname))
      sizes.push(response.request().sizes());
  });
  await page.goto(server.url);
  await page.locator('.undermining .primary').waitFor();
  await page.waitForLoadState('networkidle');
  const loaded = await Promise.all(sizes);
  const bytes = loaded.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  assert.ok(bytes > 10_000 && bytes < 150_000, `${bytes} bytes of script and style`);
});
