/** Browsers as players use them. Any error on a page's console fails the test that opened it. */

import assert from 'node:assert/strict';
import { launch } from '../scripts/browser.mjs';
import { PATIENCE } from './waiting.mjs';

export const SIZES = {
  desktop: { width: 1366, height: 768 },
  phone: { width: 390, height: 844 },
  sideways: { width: 844, height: 390 },
};

const UNASKED = { asksBeforeEnd: false, coach: false, pace: 'instant' };

export async function openBrowser() {
  const browser = await launch();
  /** @type {string[]} */
  const errors = [];
  /** @type {RegExp[]} */
  const forgiven = [];
  return {
    /**
     * A player with a browser profile of their own, and what it remembers. A turn is ended in many
     * tests; whether it is asked about first is tested in turn.test.mjs, what a first game is told
     * in coach.test.mjs, and how moves are shown one after the other in seeing.test.mjs.
     * @param {import('playwright-core').BrowserContextOptions} [options]
     * @param {object} [remembered]
     */
    async player(options = {}, remembered = {}) {
      const context = await browser.newContext({
        viewport: SIZES.desktop,
        locale: 'en',
        reducedMotion: 'reduce',
        ...options,
      });
      context.setDefaultTimeout(PATIENCE);
      await context.addInitScript(
        (text) => {
          if (location.origin === 'null' || localStorage.getItem('digsite')) return;
          localStorage.setItem('digsite', text);
        },
        JSON.stringify({ ...UNASKED, ...remembered }),
      );
      const page = await context.newPage();
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
      });
      page.on('pageerror', (error) => errors.push(`${error.message} ${page.url()}`));
      return page;
    },
    /** Errors that the test brings about itself, from now on. */
    forgive(/** @type {RegExp} */ pattern) {
      forgiven.push(pattern);
    },
    async close() {
      await browser.close();
      const others = errors.filter((error) => !forgiven.some((pattern) => pattern.test(error)));
      assert.deepEqual(others, [], 'nothing is written to the console');
    },
  };
}

/** @typedef {import('playwright-core').Page} Page */

export const whole = (/** @type {Page} */ page) => page.locator('.whole');

/** Waits until this player may act, or the game is over. */
export async function myTurn(/** @type {Page} */ page) {
  await page.waitForFunction(
    () =>
      document.querySelector('[data-yours="true"] [data-space]') ??
      document.querySelector('#result-title'),
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

/** Presses on a space, beside whatever may stand in its middle. */
export async function press(
  /** @type {Page} */ page,
  /** @type {string} */ space,
  /** @type {'click' | 'tap'} */ how = 'click',
) {
  const ground = page.locator(`[data-space="${space}"] > rect`).first();
  const { width, height } = (await ground.boundingBox()) ?? assert.fail(`${space} is not drawn`);
  await ground[how]({ position: { x: width / 8, y: height / 8 } });
}

/** Starts a game against bots: seats by `kind`, bots by level. */
export async function newTable(
  /** @type {Page} */ page,
  /** @type {string} */ url,
  { game = 'dig_mars', how = 'bots', players = 2, bot = 'random', clock = '' } = {},
) {
  await page.goto(`${url}/#/new/${game}/${how}`);
  await page.locator('form').waitFor();
  await page.getByRole('button', { name: String(players), exact: true }).click();
  for (const select of await page.locator('form li select:nth-of-type(2)').all())
    await select.selectOption(bot);
  if (clock) {
    await page.locator('form summary').click();
    await page.locator('[data-clock-pace]').selectOption(clock);
  }
  await page.locator('form .primary').click();
  await page.waitForURL(/#\/table\//);
}

/** The same, and the player is the first of all to place something: no bot has done anything yet. */
export async function firstAtTable(
  /** @type {Page} */ page,
  /** @type {string} */ url,
  /** @type {Parameters<typeof newTable>[2]} */ wish = {},
) {
  do {
    await newTable(page, url, wish);
    await myTurn(page);
  } while ((await seqOf(page)) > 0);
}

/** Starts a game without the pages and shows its table; `wish` as in docs/wire.md. */
export async function startedTable(
  /** @type {Page} */ page,
  /** @type {string} */ url,
  /** @type {object} */ wish,
) {
  await page.goto(url);
  const { request } = page.context();
  const headers = { Origin: url };
  const made = await (await request.post(`${url}/api/tables`, { data: wish, headers })).json();
  const data = { nonces: { 0: 'ab'.repeat(16) } };
  await request.post(`${url}/api/tables/${made.table}/start`, { data, headers });
  await page.goto(`${url}/#/table/${made.table}`);
  await myTurn(page);
}

/** Asks for a hint and does what it says first, with a mouse or a finger; tells what that was. */
export async function followHint(
  /** @type {Page} */ page,
  /** @type {'click' | 'tap'} */ press = 'click',
) {
  await page.locator('[data-do="hint"]')[press]();
  const act = page.locator('[data-sheet] [data-action]:has([data-win])').first();
  await act.waitFor();
  const action = (await act.getAttribute('data-action')) ?? '';
  await change(page, async () => {
    await act[press]();
    if (action === 'declare') await page.locator('[data-do="declare"]')[press]();
  });
  return action;
}

/** Lets a bot go on in this player's place at the table that is shown. */
export async function handToBot(/** @type {Page} */ page, bot = 'casual') {
  const { request } = page.context();
  const { origin, hash } = new URL(page.url());
  const address = `${origin}/api/tables/${hash.split('/')[2] ?? ''}`;
  const { seats } = await (await request.get(address)).json();
  const mine = seats.findIndex((/** @type {{ mine: boolean }} */ seat) => seat.mine);
  const headers = { Origin: origin };
  const handed = await request.post(`${address}/seats/${mine}/hand`, { data: { bot }, headers });
  assert.ok(handed.ok());
}

/**
 * Plays this player's turns to the end of a game in which nobody is helped: over a socket of the
 * page, which meanwhile shows what happens. Of what is legal the earliest verb in `order` is chosen.
 * @param {Page} page
 * @param {string[]} order
 */
export async function playOut(page, order) {
  await page.evaluate(async (order) => {
    const table = location.hash.split('/')[2] ?? '';
    const { seats } = await (await fetch(`/api/tables/${table}`)).json();
    const eyes = seats.findIndex((/** @type {{ mine: boolean }} */ seat) => seat.mine);
    const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
    let number = 0;
    const say = (/** @type {object} */ message) => {
      socket.send(JSON.stringify({ id: `out-${eyes}-${++number}`, ...message }));
    };
    const rank = (/** @type {string} */ action) => {
      const place = order.indexOf(action.split(' ')[0] ?? '');
      return (place < 0 ? order.length : place) + Math.random();
    };
    await new Promise((over, failed) => {
      socket.onclose = () => {
        failed(new Error('the socket was closed'));
      };
      socket.onopen = () => {
        say({ type: 'hello', since: 0, eyes, lang: 'en' });
      };
      socket.onmessage = ({ data }) => {
        const { type, view, yours, legal, seq } = JSON.parse(data);
        if (type !== 'snapshot' && type !== 'moved') return;
        if (view.phase === 'over') over(null);
        else if (yours) {
          const [action] = legal.toSorted(
            (/** @type {string} */ a, /** @type {string} */ b) => rank(a) - rank(b),
          );
          say({ type: 'play', seq, action });
        }
      };
    });
    socket.onclose = null;
    socket.close();
  }, order);
}

/**
 * Lets bots finish the game that is shown, in this player's place, and comes back to its table.
 * Bots rest where nobody looks on, but nobody has to draw what they do.
 */
export async function finishByBots(/** @type {Page} */ page, bot = 'casual') {
  const shown = page.url();
  const table = new URL(shown).hash.split('/')[2] ?? '';
  await handToBot(page, bot);
  await page.goto(new URL('/healthz', shown).href);
  await page.evaluate(async (table) => {
    const { seats } = await (await fetch(`/api/tables/${table}`)).json();
    const eyes = seats.findIndex((/** @type {{ mine: boolean }} */ seat) => seat.mine);
    const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
    await new Promise((over, failed) => {
      socket.onclose = () => {
        failed(new Error('the socket was closed'));
      };
      socket.onopen = () => {
        socket.send(JSON.stringify({ type: 'hello', id: 'finish', since: 0, eyes, lang: 'en' }));
      };
      socket.onmessage = ({ data }) => {
        if (JSON.parse(data).view?.phase === 'over') over(null);
      };
    });
    socket.onclose = null;
    socket.close();
  }, table);
  await page.goto(shown);
  await page.locator('#result-title').waitFor();
  return table;
}

/** A game that bots have finished in this player's place; its table is shown. */
export async function finishedTable(
  /** @type {Page} */ page,
  /** @type {string} */ url,
  /** @type {string} */ game,
) {
  await newTable(page, url, { game, bot: 'casual' });
  await myTurn(page);
  return finishByBots(page);
}

/** Waits until the page fits into the window without scrolling. */
export async function fits(/** @type {Page} */ page, /** @type {string} */ what) {
  const overflow = () =>
    page.evaluate(() => [
      document.documentElement.scrollWidth - innerWidth,
      document.documentElement.scrollHeight - innerHeight,
    ]);
  await page
    .waitForFunction(
      () =>
        document.documentElement.scrollWidth <= innerWidth &&
        document.documentElement.scrollHeight <= innerHeight,
    )
    .catch(async () => assert.fail(`${what} needs scrolling by ${String(await overflow())}`));
}
