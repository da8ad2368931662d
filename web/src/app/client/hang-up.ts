/** Hanging up. */

import type { Line } from './table-keeper';

/**
 * Closes a socket, once it is open: a browser complains on its console about one that is closed
 * before, though nothing is wrong with leaving a page quickly.
 */
export function closeOnceOpen(socket: Pick<Line, 'readyState' | 'onopen' | 'close'>): void {
  if (socket.readyState === WebSocket.CONNECTING)
    socket.onopen = () => {
      socket.close();
    };
  else socket.close();
}
