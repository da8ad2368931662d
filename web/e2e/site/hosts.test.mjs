/** Hosts of other kinds than a plain file server, and a new version that comes in the middle of a game. */

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { change, myTurn, newTable, openBrowser, press, seqOf } from '../players.mjs';
import { waitUntil } from '../waiting.mjs';

const BUILT = fileURLToPath(new URL('../../../build/play/', import.meta.url));
const PATH = '/some/where';
/** @type {Record<string, string>} */
const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
};
const browser = await openBrowser();
// A version that does not arrive whole is not taken, and the browser says so.
browser.forgive(/is another|ServiceWorker|404/);
const folder = await mkdtemp(join(tmpdir(), 'digsite-host-'));
await cp(BUILT, folder, { recursive: true });
/** What the host still sends although there is something newer. @type {Map<string, Buffer>} */
const stale = new Map();
const host = createServer(async ({ url = '' }, response) => {
  const file = url.replace(/[?].*/, '').slice(PATH.length + 1) || 'index.html';
  const data = stale.get(file) ?? (await readFile(join(folder, file)).catch(() => null));
  if (!url.startsWith(`${PATH}/`)) {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<title>Elsewhere</title>');
    return;
  }
  if (!data) {
    response.writeHead(404).end();
    return;
  }
  const packed = file.endsWith('.gz') ? { 'Content-Encoding': 'gzip' } : {};
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  response.writeHead(200, { 'Content-Type': type, ...packed }).end(data);
});
await new Promise((go) => host.listen(0, '127.0.0.1', () => go(null)));
const { port } = /** @type {import('node:net').AddressInfo} */ (host.address());
const site = `http://127.0.0.1:${port}${PATH}`;
after(async () => {
  try {
    await browser.close();
  } finally {
    host.closeAllConnections();
    host.close();
    await rm(folder, { recursive: true });
  }
});

/** @typedef {import('playwright-core').Page} Page */
const script = (/** @type {Page} */ page) =>
  page.evaluate(() => document.querySelector('script[type="module"]')?.getAttribute('src') ?? '');
const look = (/** @type {Page} */ page) =>
  page.evaluate(async () => {
    const found = await (await navigator.serviceWorker.ready).update();
    const coming = found.installing;
    if (!coming) return found.waiting?.state ?? 'none';
    return new Promise((resolve) => {
      coming.onstatechange = () => {
        if (coming.state !== 'installing') resolve(coming.state);
      };
    });
  });

/** The app under another name, as its next version has one, and told to the service worker. */
async function publish() {
  const assets = join(folder, 'assets');
  const names = await readdir(assets);
  const old = names.find((name) => /^index-.*\.js$/.test(name)) ?? assert.fail('no app');
  const changed = [...names.filter((name) => name.endsWith('.js')).map((name) => `assets/${name}`)];
  for (const file of [...changed, 'index.html']) {
    const path = join(folder, file);
    const text = await readFile(path, 'utf8');
    await writeFile(path, text.replaceAll(old, 'index-next.js'));
  }
  await rename(join(assets, old), join(assets, 'index-next.js'));
  /** @type {Record<string, string>} */
  const files = {};
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const file = path.slice(folder.length + 1);
    if (!entry.isFile() || file === 'offline.js') continue;
    files[file] = createHash('sha256')
      .update(await readFile(path))
      .digest('hex')
      .slice(0, 16);
  }
  const worker = await readFile(join(folder, 'offline.js'), 'utf8');
  const told = worker.replace(/const FILES = .*;/, `const FILES = ${JSON.stringify(files)};`);
  await writeFile(join(folder, 'offline.js'), told);
}

test('a host that unpacks files by itself, and a new version in the middle of a game', async () => {
  const page = await browser.player();
  await newTable(page, site, {});
  await page.evaluate(() => navigator.serviceWorker.ready);
  await myTurn(page);
  const before = await script(page);

  // The host has the new service worker already, and the old page still.
  stale.set('index.html', await readFile(join(folder, 'index.html')));
  await publish();
  assert.equal(await look(page), 'redundant', 'half a version is not taken');
  stale.clear();
  assert.equal(await look(page), 'installed');

  // The game that is open goes on with the version it has, of which the host knows nothing more.
  await page.reload();
  await myTurn(page);
  assert.equal(await script(page), before);
  const seq = await seqOf(page);
  await press(page, 'b2');
  await change(page, () => page.locator('[data-sheet] [data-action]').first().click());
  const table = page.url();

  const elsewhere = await page.context().newPage();
  await elsewhere.goto(new URL('/', site).href);
  await page.close();
  await waitUntil('the new version takes over', () =>
    elsewhere.evaluate(async (site) => {
      const found = await navigator.serviceWorker.getRegistration(`${site}/`);
      return found?.waiting === null && found.active?.state === 'activated';
    }, site),
  );
  const next = await elsewhere.context().newPage();
  await next.goto(table);
  await myTurn(next);
  assert.match(await script(next), /index-next\.js$/);
  await next.context().setOffline(true);
  await next.reload();
  await myTurn(next);
  assert.ok((await seqOf(next)) > seq, 'the game is as it was left');
});
