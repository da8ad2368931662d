/** The server's time, which whoever reads it follows. */

import { createSubscriber } from 'svelte/reactivity';
import { serverTime } from '../client/server-time';

const BEAT = 250;

const follow = createSubscriber((update) => {
  const timer = setInterval(update, BEAT);
  return () => {
    clearInterval(timer);
  };
});

export const beat = {
  get now(): number {
    follow();
    return serverTime.now();
  },
};
