/** A connection that is gone is noticed, what is known is still shown, and nothing is lost. */

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { change, myTurn, newTable, openBrowser, seqOf } from './players.mjs';
import { startServer } from './server.mjs';

/** @type {Awaited<ReturnType<typeof startServer>>} */
let server;
/** @type {Awaited<ReturnType<typeof openBrowser>>} */
let browser;
before(async () => {
  server = await startServer();
  browser = await openBrowser();
  browser.forgive(/WebSocket|ERR_/);
});
after(async () => {
  try {
    await browser.close();
  } finally {
    await server.stop();
  }
});

/** @typedef {import('playwright-core').Page} Page */

async function opened() {
  const page = await browser.player();
  await newTable(page, server.url);
  await myTurn(page);
  return page;
}

async function begun() {
  const page = await opened();
  await page.locator('[data-space="b2"]').click();
  await change(page, () => page.locator('[data-action="place b2"]').click());
  await myTurn(page);
  return page;
}

/** Notes in the page when it says that the connection is lost, and when it no longer does. */
async function noteWhen(/** @type {Page} */ page) {
  await page.evaluate(() => {
    const noted = /** @type {any} */ (window.noted = { lost: 0 });
    new MutationObserver(() => {
      if (document.querySelector('[data-broken]') && noted.lost === 0) noted.lost = Date.now();
    }).observe(document.body, { childList: true, subtree: true });
  });
}

const lostAt = (/** @type {Page} */ page) =>
  page.evaluate(() => Number(/** @type {any} */ (window).noted.lost));

test('offline is noticed, a space still says what can be done, and the choice is played later', async () => {
  const page = await opened();
  await noteWhen(page);
  const seq = await seqOf(page);
  const began = await page.evaluate(() => Date.now());
  await page.context().setOffline(true);
  await page.locator('[data-broken]').waitFor();
  const took = (await lostAt(page)) - began;
  assert.ok(took < 20_000, `noticed at once, not after a minute (${took} ms)`);
  await page.locator('[data-space="b2"]').click();
  const place = page.locator('[data-sheet] [data-action="place b2"]');
  await place.waitFor();
  await page.locator('[data-later]').waitFor();
  await place.click();
  assert.equal(await seqOf(page), seq, 'nothing is played without the server');

  await page.context().setOffline(false);
  await page.locator('[data-broken]').waitFor({ state: 'detached' });
  await page.waitForFunction(
    (before) => Number(document.querySelector('[data-seq]')?.getAttribute('data-seq')) > before,
    seq,
  );
  await page.locator('[data-station="red b2"]').waitFor();
});

test('a server that falls silent is noticed by who waits for an answer, and the answer comes', async () => {
  const page = await begun();
  await noteWhen(page);
  server.freeze();
  try {
    const began = await page.evaluate(() => Date.now());
    await page.locator('[data-station="red b2"]').click();
    await page.locator('[data-sheet]').waitFor();
    await page.locator('[data-broken]').waitFor();
    const took = (await lostAt(page)) - began;
    assert.ok(took > 3000, `an answer may take a while (${took} ms)`);
    await page.locator('[data-later]').waitFor();
  } finally {
    server.thaw();
  }
  await page.locator('[data-broken]').waitFor({ state: 'detached' });
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
  server.freeze();
  try {
    await page.locator('[data-broken]').waitFor({ timeout: 60_000 });
    // Long enough for the old connection to be given up.
    await page.waitForTimeout(11_000);
  } finally {
    server.thaw();
  }
  await page.locator('[data-broken]').waitFor({ state: 'detached', timeout: 60_000 });
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
  await page.locator('[data-broken]').waitFor();
  await moveSeat(page);
  await page.context().setOffline(false);
  await page.locator('[data-broken]').waitFor({ state: 'detached' });
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
