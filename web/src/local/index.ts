/** The whole game from a folder of files: docs/site.md. */

import { letKeep } from '../app/client/table-keeper';
import { LocalKeeper } from './keeper';

/** From now on this browser keeps the tables, and starts without a network next time. */
export function keepHere(): void {
  const base = new URL('.', document.baseURI).href;
  const keeper = new LocalKeeper(base);
  letKeep(keeper);
  // What can be read already is shown first.
  requestIdleCallback(() => keeper.wake(), { timeout: 1000 });
  if ('serviceWorker' in navigator)
    void navigator.serviceWorker.register(new URL('offline.js', base));
}
