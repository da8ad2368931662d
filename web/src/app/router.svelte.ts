/** The page shown now, kept in step with the address. */

import { read, withHash, type Route } from './routes';

export type { Route };

const moved = withHash(location.pathname, location.hash);
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
