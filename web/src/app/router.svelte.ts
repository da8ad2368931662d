/** The page shown now, kept in step with the address. */

import { read, withHash, type Route } from './routes';

export type { Route };

// A folder of files knows no other addresses than its own.
const moved = import.meta.env.BASE_URL === '/' ? withHash(location.pathname, location.hash) : null;
if (moved !== null) history.replaceState(null, '', moved);

class Router {
  route = $state<Route>(read(location.hash));

  constructor() {
    addEventListener('hashchange', () => (this.route = read(location.hash)));
  }

  go(address: string): void {
    location.hash = address;
  }

  /** Changes the address without a step in the history: for places within one page. */
  replace(address: string): void {
    history.replaceState(null, '', address);
  }
}

export const router = new Router();
