/**
 * The folder of files that `make site` makes: loaded once from a plain file server, which is then gone.
 * LEVEL=grandmaster plays whole games of both against the strongest level by clicks.
 */

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { violations } from '../axe.mjs';
import { serveFiles, sizeOfSite } from '../files.mjs';
import {
  change,
  fits,
  followHint,
  myTurn,
  newTable,
  openBrowser,
  seqOf,
  SIZES,
} from '../players.mjs';
import { DIGSITE, startServer } from '../server.mjs';

/** A level to play a whole game against, move by move. */
const { LEVEL } = process.env;
/** Otherwise a bot goes on after so many. */
const OWN_MOVES = 8;
/** As many turns of one action begin a game of two. */
const PLACING = 2;
const ONE_PLAYER = { asksBeforeEnd: false, coach: false, pace: 'instant' };

/** @typedef {import('playwright-core').Page} Page */
const browser = await openBrowser();
const { url, stop } = await serveFiles();
const server = await startServer();
/** @type {Page} */
let page;
/** Records of whole games, as a player saves them. @type {Record<string, string>} */
const records = {};

before(async () => {
  page = await browser.player({ acceptDownloads: true }, ONE_PLAYER);
  await page.goto(`${url}/`);
  await page.locator('.undermining .primary').waitFor();
  // Once the service worker has everything, nothing more is needed from anywhere.
  await page.evaluate(() => navigator.serviceWorker.ready);
  await stop();
  await page.context().setOffline(true);
  await page.reload();
  await page.locator('.undermining .primary').waitFor();
});
after(async () => {
  await stop();
  try {
    await browser.close();
  } finally {
    await server.stop();
  }
});

/** Saves what is behind a button or link; returns where it lies. */
async function saved(/** @type {string} */ what) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator(what).first().click(),
  ]);
  return download.path();
}

/** From the end of a game to its replay, its deal, its review, and the record to keep. */
async function lookBack(/** @type {string} */ game) {
  await page.locator('[data-do="replay"]:visible').first().click();
  await page.locator('[data-move="0"]').waitFor();
  await page.keyboard.press('End');
  await page.locator('[data-open="deal"]').click();
  await page.locator('[data-deal="good"]').waitFor();
  const record = await saved('[data-unchecked] a');
  await promisify(execFile)(DIGSITE, ['verify', record]);
  records[game] = await readFile(record, 'utf8');
  await page.keyboard.press('Escape');
  await page.locator('[data-open="review"]').click();
  await page.locator('[data-review="done"]').waitFor();
  assert.equal(await page.locator('dialog .player').count(), 2);
}

/** Players here leave the rest of the game to bots, one after the other. */
async function handToBots(/** @type {string[]} */ ...players) {
  await page.locator('[data-open="seats"]').click();
  await page.locator('dialog select').selectOption('casual');
  for (const [i, player] of players.entries()) {
    await page.locator(`dialog ${player}`).click();
    await page.locator('[data-do="go"]').click();
    await page.waitForFunction(
      (count) => document.querySelectorAll('dialog [data-hand]').length === count,
      players.length - 1 - i,
    );
  }
  await page.keyboard.press('Escape');
}

test('a whole game against a bot, reloaded in mid-turn', async () => {
  await newTable(page, url, { game: 'undermining', bot: LEVEL ?? 'casual' });
  let moves = 0;
  let seq = NaN;
  while ((LEVEL || moves < OWN_MOVES) && (await myTurn(page))) {
    const action = await followHint(page);
    moves += 1;
    if (Number.isNaN(seq) && action.startsWith('drill')) {
      seq = await seqOf(page);
      await page.reload();
      await myTurn(page);
      assert.ok((await seqOf(page)) >= seq, 'what was played is kept');
    }
    // Who has nothing better to do than to recharge leaves the turn to the other.
    if (action === 'recharge' && (await myTurn(page)))
      await change(page, () => page.locator('[data-do="end"]').click());
  }
  assert.ok(seq > 0, 'it was reloaded in mid-turn');
  if (!LEVEL) await handToBots('[data-hand]');
  await page.locator('#result-title').waitFor();
  await lookBack('undermining');
});

if (LEVEL)
  test('a whole game of Dig Mars against the same bot', async () => {
    await newTable(page, url, { game: 'dig_mars', bot: LEVEL });
    while (await myTurn(page)) await followHint(page);
    await page.locator('#result-title').waitFor();
  });

test('a whole game by two at one phone, in another language', async () => {
  await page.setViewportSize(SIZES.phone);
  await newTable(page, url, { game: 'dig_mars', how: 'here' });
  const curtain = page.locator('[data-curtain]');
  // Placing something is a turn of its own, and everybody is asked to look away before it.
  let seat;
  for (let turn = 0; turn <= PLACING; turn++) {
    await curtain.waitFor();
    seat = await curtain.getAttribute('data-curtain');
    assert.deepEqual(await violations(page), []);
    await curtain.locator('button').click();
    await myTurn(page);
    if (turn < PLACING) await followHint(page);
  }
  await fits(page, 'the table of a phone');
  assert.deepEqual(await violations(page), []);
  await page.locator('[data-open="settings"]').click();
  await page.locator('dialog select').first().selectOption('de');
  await page.getByRole('dialog', { name: 'Einstellungen' }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  // Whose turn it is comes last, so that no curtain falls in between.
  await handToBots(`[data-hand]:not([data-hand="${seat}"])`, '[data-hand]');
  await page.locator('#result-title').waitFor();
  await page.setViewportSize(SIZES.desktop);
  await lookBack('dig_mars');
});

test('a server plays the same games move for move', async () => {
  for (const game of ['undermining', 'dig_mars']) {
    const record = records[game] ?? assert.fail(`no record of ${game}`);
    const headers = { Origin: server.url, 'Content-Type': 'application/json' };
    const brought = { method: 'POST', body: record, headers };
    const there = await (await fetch(`${server.url}/api/records`, brought)).json();
    const here = JSON.parse((await askHere('POST', '/records', record)).text);
    for (const eyes of ['null', '0', '1', 'all']) {
      const asked = `/frames?eyes=${eyes}&from=0&to=5000`;
      const wanted = await fetch(`${server.url}/api/replays/${there.replay}${asked}`);
      const found = await askHere('GET', `/replays/${here.replay}${asked}`);
      assert.equal(found.status, 200);
      const frames = JSON.parse(found.text);
      assert.ok(frames.frames.length > 20);
      assert.deepEqual(frames, await wanted.json(), `${game} ${eyes}`);
    }
  }
});

test("a server's own pages open without a network, once they are kept", async () => {
  const guest = await browser.player();
  await guest.goto(server.url);
  const offer = (await guest.locator('[data-keep="away"]').textContent()) ?? '';
  const said = Number(/(\d+)\sMB/.exec(offer)?.[1]);
  assert.ok(
    Math.abs(said - (await sizeOfSite()) / 1e6) < 1.5,
    'the offer says how much is fetched',
  );
  await guest.locator('[data-do="keep-offline"]').click();
  await guest.locator('[data-keep="kept"]').waitFor();
  await guest.context().setOffline(true);
  await guest.goto(server.url);
  await guest.waitForURL(`${server.url}/play/`);
  await guest.locator('[data-alone]').waitFor();
  await guest.locator('.dig_mars .primary').click();
  await myTurn(guest);
});

/**
 * What a worker of the page answers: the requests that a page makes, without the page.
 * @returns {Promise<{ status: number, text: string }>}
 */
async function askHere(
  /** @type {string} */ method,
  /** @type {string} */ path,
  /** @type {string} */ body = '',
) {
  const worker = page.workers().at(0)?.url() ?? assert.fail('no worker');
  const message = { kind: 'ask', id: 0, method, path, lang: 'en', body };
  return page.evaluate(
    ([address, base, asked]) => {
      const kept = /** @type {{ asked?: Worker }} */ (window);
      const own = (kept.asked ??= new Worker(address, { type: 'module', name: base }));
      return new Promise((resolve) => {
        own.onmessage = ({ data }) => {
          if (data.kind === 'answer') resolve(data);
        };
        own.postMessage(asked);
      });
    },
    /** @type {const} */ ([worker, `${url}/`, message]),
  );
}
