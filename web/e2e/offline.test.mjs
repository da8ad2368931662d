/** A connection that is gone is noticed, what is known is still shown, and nothing is lost. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { change, firstAtTable, myTurn, press, seqOf } from './players.mjs';
import { setUp } from './setup.mjs';

const { server, browser } = await setUp(/WebSocket|ERR_/);

/** @typedef {import('playwright-core').Page} Page */

async function opened() {
  const page = await browser.player();
  await firstAtTable(page, server.url);
  return page;
}

async function begun() {
  const page = await opened();
  await press(page, 'b2');
  await change(page, () => page.locator('[data-action="place b2"]').click());
  await myTurn(page);
  return page;
}

const lost = (/** @type {Page} */ page) => page.locator('[data-broken]');

/** Stops the page's time, which from now on passes only when a test says so. */
async function stopTime(/** @type {Page} */ page) {
  await page.clock.install();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  // Something was just heard: what the watchdog waits for next begins here.
  await press(page, 'c4');
  await page.locator('[data-sheet] :is([data-question], .list > *)').first().waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[data-sheet]').waitFor({ state: 'detached' });
}

/** Lets so many milliseconds pass, at the end of which the loss is shown, and not before. */
async function isLostAfter(/** @type {Page} */ page, /** @type {number} */ milliseconds) {
  await page.clock.runFor(milliseconds - 100);
  assert.equal(await lost(page).count(), 0, 'an answer may take a while');
  await page.clock.runFor(200);
  await lost(page).waitFor();
}

test('offline is noticed, a space still says what can be done, and the choice is played later', async () => {
  const page = await opened();
  await stopTime(page);
  const seq = await seqOf(page);
  const noticed = page.evaluate(() => new Promise((go) => addEventListener('offline', go)));
  await page.context().setOffline(true);
  await noticed;
  await isLostAfter(page, 2_000);
  await page.clock.resume();
  await press(page, 'b2');
  const place = page.locator('[data-sheet] [data-action="place b2"]');
  await place.waitFor();
  await page.locator('[data-later]').waitFor();
  await place.click();
  assert.equal(await seqOf(page), seq, 'nothing is played without the server');

  await page.context().setOffline(false);
  await lost(page).waitFor({ state: 'detached' });
  await page.waitForFunction(
    (before) => Number(document.querySelector('[data-seq]')?.getAttribute('data-seq')) > before,
    seq,
  );
  await page.locator('[data-station="red b2"]').waitFor();
});

test('a server that falls silent is noticed by who waits for an answer, and the answer comes', async () => {
  const page = await begun();
  await stopTime(page);
  server.freeze();
  try {
    await page.locator('[data-station="red b2"]').click();
    await page.locator('[data-sheet]').waitFor();
    await isLostAfter(page, 5_000);
    await page.locator('[data-later]').waitFor();
  } finally {
    server.thaw();
  }
  // The answer may come on a new connection, which begins after a while of the page's own time.
  await page.clock.resume();
  await lost(page).waitFor({ state: 'detached' });
  await page.locator('[data-later]').waitFor({ state: 'detached' });
  await page
    .locator('[data-sheet]')
    .getByText('digging level')
    .first()
    .waitFor({ state: 'attached' });
  await change(page, () => page.locator('[data-do="end"]').click());
});

test('a silence that nobody asked into is noticed too', async () => {
  const page = await begun();
  await stopTime(page);
  server.freeze();
  try {
    await isLostAfter(page, 10_000);
    // Long enough for the old connection to be given up, and for the next to be tried.
    const next = page.waitForEvent('websocket');
    await page.clock.runFor(11_000);
    await next;
  } finally {
    server.thaw();
  }
  await page.clock.resume();
  await lost(page).waitFor({ state: 'detached' });
  await change(page, () => page.locator('[data-do="end"]').click());
});

test('a device whose seat moved away keeps its log, offline or not', async () => {
  const page = await begun();
  await change(page, () => page.locator('[data-do="end"]').click());
  await myTurn(page);
  const lines = page.locator('.log ol li');
  const before = await lines.count();
  assert.ok(before >= 3, 'something is in the log');
  await moveSeat(page);
  await page.locator('[data-lost-seat]').waitFor();
  await page.getByText('You are watching').waitFor();
  assert.ok((await lines.count()) >= before, 'the log is still there');
});

test('a seat that moved away while its device was offline is no riddle', async () => {
  const page = await begun();
  const other = await page.context().newPage();
  await other.goto(server.url);
  await page.context().setOffline(true);
  await lost(page).waitFor();
  await moveSeat(page);
  await page.context().setOffline(false);
  await lost(page).waitFor({ state: 'detached' });
  await page.locator('[data-lost-seat]').waitFor();
  await page.locator('.log ol li').first().waitFor();
});

/** Moves the seat of a page to another browser, without the page's doing. */
async function moveSeat(/** @type {Page} */ page) {
  const key = page.url().split('/').at(-1) ?? '';
  const { request } = page.context();
  const headers = { Origin: server.url };
  const made = await request.post(`${server.url}/api/tables/${key}/seats/0/code`, {
    ...{ data: {}, headers },
  });
  const data = { code: (await made.json()).code };
  const elsewhere = await browser.player();
  await elsewhere.goto(server.url);
  const taken = await elsewhere
    .context()
    .request.post(`${server.url}/api/seats`, { data, headers });
  assert.equal(taken.status(), 200);
}
