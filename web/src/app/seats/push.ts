/** Web push: the browser asks its user, the service worker shows what comes. */

import type { WishedNotice } from '../client/wire';

type NotedSubscription = NonNullable<WishedNotice['push']>;

/** Not every browser can, and none on a page without TLS. */
export const canPush = (): boolean =>
  isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window;

/** Subscribes this browser; `null` where its user does not want it. */
export async function subscribe(key: string): Promise<NotedSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register('/service-worker.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  const before = await pushManager.getSubscription();
  try {
    return noted(await pushManager.subscribe(wish));
  } catch (error) {
    // A subscription for another key, of a server that was set up anew, has to go first.
    if (!before) throw error;
    await before.unsubscribe();
    return noted(await pushManager.subscribe(wish));
  }
}

function noted(subscription: PushSubscription): NotedSubscription {
  const { endpoint = '', keys } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } };
}
