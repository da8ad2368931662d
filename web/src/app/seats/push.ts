/** Web push: the browser asks its user, the service worker shows what comes. */

/** Not every browser can, and none on a page without TLS. */
export const canPush = (): boolean =>
  isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window;

/** Subscribes this browser; `null` where its user does not want it. */
export async function subscribe(key: string): Promise<PushSubscriptionJSON | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register('/service-worker.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  const before = await pushManager.getSubscription();
  try {
    return (await pushManager.subscribe(wish)).toJSON();
  } catch (error) {
    // A subscription for another key, of a server that was set up anew, has to go first.
    if (!before) throw error;
    await before.unsubscribe();
    return (await pushManager.subscribe(wish)).toJSON();
  }
}
