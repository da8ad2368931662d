/** How quickly everything moves. Nothing does when the reader asked for reduced motion. */

import { flushSync } from 'svelte';
import { prefersReducedMotion } from 'svelte/motion';

/** How long a movement lasts, as a multiple of what is usual; with 0 it is over at once. */
let tempo = 1;

export function setTempo(multiple: number): void {
  tempo = multiple;
}

/** How long something moves that usually moves for so many milliseconds. */
export function duration(milliseconds: number): number {
  return prefersReducedMotion.current ? 0 : milliseconds * tempo;
}

/** Draws what a change brings without moving anything, as a film is cut. */
export function cut(change: () => void): void {
  const usual = tempo;
  tempo = 0;
  try {
    change();
    flushSync();
  } finally {
    tempo = usual;
  }
}

/** Brings everything that moves to where it is going. */
export function finishMotion(): void {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
}
