/** Moves that wait to be drawn: each of them stays a moment so that it can be followed. */

import { prefersReducedMotion } from 'svelte/motion';
import type { Moved, ShownTable } from '../client/wire';
import { TIMES } from '../pace';
import { preferences } from '../preferences.svelte';

export class Queue {
  /** How many moves wait. */
  length = $state(0);
  #waiting: Moved[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #draw: (moved: Moved, isLast: boolean) => void;

  /** `draw` is called for every move when its time has come. */
  constructor(draw: (moved: Moved, isLast: boolean) => void) {
    this.#draw = draw;
  }

  /** Puts a move behind those that wait; nobody waits for an own one. */
  push(moved: Moved, isOwn: boolean): void {
    this.#waiting.push(moved);
    this.length = this.#waiting.length;
    if (isOwn) this.hurry();
    else if (this.#timer === undefined) this.#next();
  }

  /** What has become of the table since comes with the last move that waits; `false` if none does. */
  amend(table: ShownTable): boolean {
    const last = this.#waiting.pop();
    if (last) this.#waiting.push({ ...last, table });
    return last !== undefined;
  }

  /** Draws everything now. */
  hurry(): void {
    this.#stop();
    while (this.#waiting.length > 0) this.#take();
  }

  /** Gives everything away that waits; it is drawn otherwise, or never. */
  empty(): Moved[] {
    this.#stop();
    const waiting = this.#waiting;
    this.#waiting = [];
    this.length = 0;
    return waiting;
  }

  #take(): void {
    const moved = this.#waiting.shift();
    this.length = this.#waiting.length;
    if (moved) this.#draw(moved, this.length === 0);
  }

  #next(): void {
    this.#stop();
    const isAny = this.#waiting.length > 0;
    this.#take();
    const { pause, stillPause } = TIMES[preferences.pace];
    const wait = prefersReducedMotion.current ? stillPause : pause;
    if (wait === 0) this.hurry();
    else if (isAny)
      this.#timer = setTimeout(() => {
        this.#next();
      }, wait);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
