/**
 * The site without a network. Every file is known by its hash: what has not changed is taken over from
 * the version before, and pages that are open stay with theirs until the last of them is closed, so
 * that no game goes on with half of each.
 */

const FILES = {};
const PREFIX = `digsite ${self.registration.scope} `;
const VERSION = `${PREFIX}${hashOf(JSON.stringify(FILES))}`;
const HASH = 'x-digsite-hash';

/** A short name for a text; FNV-1a. */
function hashOf(text) {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash.toString(16);
}

const addressOf = (file) => new URL(file, self.registration.scope).href;

self.addEventListener('install', (event) => {
  event.waitUntil(keepAll());
});

async function keepAll() {
  const cache = await caches.open(VERSION);
  const before = await olderVersions();
  for (const [file, hash] of Object.entries(FILES))
    await cache.put(addressOf(file), await found(file, hash, before));
}

async function olderVersions() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== VERSION);
  return Promise.all(names.map((name) => caches.open(name)));
}

/** A file as an older version has it, if it is the same, else as the server has it now. */
async function found(file, hash, before) {
  for (const cache of before) {
    const kept = await cache.match(addressOf(file));
    if (kept?.headers.get(HASH) === hash) return kept;
  }
  const answer = await fetch(addressOf(file), { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  const data = await answer.arrayBuffer();
  // A host that is just being updated may still send the page of the version before. Compressed files
  // lie in a folder that is named by what is in them, and some hosts unpack them on the way.
  if (!file.endsWith('.gz') && (await digest(data)) !== hash) throw new Error(`${file} is another`);
  const headers = new Headers(answer.headers);
  headers.set(HASH, hash);
  headers.delete('content-encoding');
  return new Response(data, { status: 200, headers });
}

/** The beginning of the SHA-256, as src/digsite/local/pack.py writes it. */
async function digest(data) {
  const hashed = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
  return [...hashed.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOld().then(() => self.clients.claim()));
});

async function forgetOld() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== VERSION);
  await Promise.all(old.map((name) => caches.delete(name)));
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return;
  event.respondWith(answer(request));
});

async function answer(request) {
  const address = new URL(request.url);
  const file = address.href.slice(self.registration.scope.length).replace(/[?#].*$/, '');
  const cache = await caches.open(VERSION);
  return (await cache.match(addressOf(file || 'index.html'))) ?? fetch(request);
}
