/** What the player does at the table. What is refused is kept, to be shown. */

import type { Words } from '../../words/words.svelte';
import type { Chooser } from '../actions/chooser.svelte';
import { away, Refused } from '../client/api';
import { sound } from '../parts/sound';
import type { TableStore } from './store.svelte';

export class Moves {
  refusal = $state.raw<Refused | null>(null);
  /** A hint is being looked for. */
  isThinking = $state(false);
  readonly #store: TableStore;
  readonly #chooser: Chooser;
  readonly #words: Words;

  constructor(store: TableStore, chooser: Chooser, words: Words) {
    this.#store = store;
    this.#chooser = chooser;
    this.#words = words;
  }

  play(action: string): Promise<void> {
    return this.#attempt(() => this.#store.play(action));
  }

  async undo(): Promise<void> {
    if (this.#store.position.undo.action) await this.#attempt(() => this.#store.undo());
  }

  async redo(): Promise<void> {
    if (this.#store.position.redo.action) await this.#attempt(() => this.#store.redo());
  }

  async end(): Promise<void> {
    if (this.#store.legal.includes('end')) await this.#attempt(() => this.#store.end());
  }

  async hint(): Promise<void> {
    if (!this.#store.yours) return;
    this.isThinking = true;
    this.#chooser.clear();
    await this.#attempt(() => this.#store.askHints());
    this.isThinking = false;
  }

  recap(): Promise<void> {
    return this.#attempt(() => this.#store.recap());
  }

  /** Puts back what was chosen, asked for or refused. */
  clear(): void {
    this.#chooser.clear();
    this.#store.hints = [];
    this.refusal = null;
  }

  async #attempt(change: () => Promise<void>): Promise<void> {
    try {
      this.refusal = null;
      await change();
    } catch (error) {
      sound('refuse');
      this.refusal = error instanceof Refused ? error : away(this.#words.text('server-away'));
    }
  }
}
