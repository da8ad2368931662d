/**
 * Shows that it is somebody's turn, and opens the table when it is touched: docs/wire.md, section 7.
 * Without a network it leads to the game on this device, where that is kept: docs/site.md.
 */

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(open(event.request));
});

async function open(request) {
  try {
    return await fetch(request);
  } catch (error) {
    if (!(await isKept())) throw error;
    return Response.redirect('/play/');
  }
}

/** The caches of a folder are named by its address: site/offline.js. */
async function isKept() {
  const names = await caches.keys();
  return names.some((name) => name.startsWith(`digsite ${self.location.origin}/play/ `));
}

self.addEventListener('push', (event) => {
  event.waitUntil(tell(event.data.json()));
});

async function tell({ title, table, game, link }) {
  await self.registration.showNotification(title, {
    body: await nameOf(game),
    icon: '/icon-192.png',
    // One table is told of once, however often.
    tag: table,
    data: link,
  });
}

/** A game as its players call it: asked of the server, for this file outlives its pages. */
async function nameOf(game) {
  try {
    const { games } = await (await fetch('/api/games')).json();
    return games.find((one) => one.game === game)?.title ?? 'Digsite';
  } catch {
    return 'Digsite';
  }
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(new URL(event.notification.data, self.location.origin)));
});

/** The table where it is open already, else a new window. */
async function show(address) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find((one) => new URL(one.url).hash === `#${address.pathname}`);
  return open ? open.focus() : self.clients.openWindow(address.href);
}
