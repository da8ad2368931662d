/** How far the player has read in a tutorial; what is to be played, the server knows. */

import type { Chooser } from '../actions/chooser.svelte';
import { spaceOf } from '../actions/choices';
import type { ShownTutorial, ToldStep } from '../client/wire';
import type { TableStore } from '../table/table-store.svelte';

export class Progress {
  /** Of the step that the server begins with, how many are read. */
  #read = $state.raw({ from: 0, count: 0 });
  /** The step in which the player has seen what the rules refuse. */
  #triedIn = $state(0);
  readonly #store: TableStore;
  readonly #chooser: Chooser;

  constructor(store: TableStore, chooser: Chooser) {
    this.#store = store;
    this.#chooser = chooser;
  }

  get #tutorial(): ShownTutorial | null {
    return this.#store.position.tutorial;
  }

  get #count(): number {
    const told = this.#tutorial?.sentences.length ?? 0;
    const read = this.#read.from === this.#tutorial?.step ? this.#read.count : 0;
    return Math.min(read, told - 1);
  }

  get step(): ToldStep | null {
    return this.#tutorial?.sentences[this.#count] ?? null;
  }

  /** Counted from 1. */
  get number(): number {
    return (this.#tutorial?.step ?? 1) + this.#count;
  }

  get steps(): number {
    return this.#tutorial?.steps ?? 0;
  }

  /** The step is only to be read, or what it lets one try has been tried. */
  get isRead(): boolean {
    if (this.#count + 1 >= (this.#tutorial?.sentences.length ?? 0)) return false;
    return !this.step?.tries || this.#triedIn === this.number;
  }

  /** Whether the player looks just now at what the rules refuse. */
  get isTrying(): boolean {
    const tries = this.step?.tries;
    if (!tries) return false;
    const [verb, ...places] = this.#store.ui.stepsOf(tries);
    const { space, askedVerb } = this.#chooser;
    return askedVerb === verb?.value || places.some((one) => spaceOf(one) === space && space);
  }

  /** Call inside an effect: what was tried is done with once it is put away. */
  watch(): void {
    if (this.isTrying) this.#triedIn = this.number;
    else if (this.step?.tries && this.#triedIn === this.number && !this.#chooser.isBusy)
      this.next();
  }

  next(): void {
    if (this.isRead) this.#read = { from: this.#tutorial?.step ?? 0, count: this.#count + 1 };
  }
}
