/** Shows that it is somebody's turn, and opens the table when it is touched: docs/wire.md, section 7. */

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
