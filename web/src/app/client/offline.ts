/**
 * The game without a server on this device, as the server hands it out: once it is kept, the server's
 * own addresses lead to it while there is no network (public/service-worker.js).
 */

const SITE = '/play/';

export const canKeep = () => isSecureContext && 'serviceWorker' in navigator;

/** Whether the pages were opened as an installed app. */
export const isInstalled = () => matchMedia('(display-mode: standalone)').matches;

export const isKept = async () =>
  Boolean((await navigator.serviceWorker.getRegistration(SITE))?.active);

/** Resolves when everything is on this device. */
export async function keepOffline(): Promise<void> {
  await navigator.serviceWorker.register('/service-worker.js');
  const { installing } = await navigator.serviceWorker.register(`${SITE}offline.js`);
  if (!installing) return;
  await new Promise<void>((resolve, reject) => {
    installing.addEventListener('statechange', () => {
      if (installing.state === 'activated') resolve();
      if (installing.state === 'redundant') reject(new Error('not everything could be fetched'));
    });
  });
}
