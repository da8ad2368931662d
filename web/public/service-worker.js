/** Shows that it is somebody's turn, and opens the table when it is touched: docs/wire.md, section 7. */

const GAMES = { dig_mars: 'Dig Mars', undermining: 'Undermining' };

self.addEventListener('push', (event) => {
  const { title, table, game, link } = event.data.json();
  const shown = {
    body: GAMES[game] ?? 'Digsite',
    icon: '/icon-192.png',
    // One table is told of once, however often.
    tag: table,
    data: link,
  };
  event.waitUntil(self.registration.showNotification(title, shown));
});

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
