/** What the player does at the table. What is refused is kept, to be shown. */

import type { Words } from '../../words/words.svelte';
import type { Chooser } from '../actions/chooser.svelte';
import { away, Refused } from '../client/api';
import { sound } from '../parts/sound';
import { preferences } from '../preferences.svelte';
import type { TableStore } from './table-store.svelte';

export class Moves {
  refusal = $state.raw<Refused | null>(null);
  /** What the end of the turn would lose, while it is asked about. */
  lost = $state.raw<readonly string[]>([]);
  /** A hint is being looked for. */
  isThinking = $state(false);
  /** Called when hints have been asked for and are there. */
  onhints: () => void = () => undefined;
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

  /** Ends the turn, or asks first where something would be lost with it. */
  async end(): Promise<void> {
    const { legal } = this.#store;
    if (!legal.includes('end')) return;
    if (preferences.asksBeforeEnd && legal.length > 1) {
      await this.#attempt(() => this.#lookAtEnd());
      if (this.refusal !== null || this.lost.length > 0) return;
    }
    await this.endAnyway();
  }

  async #lookAtEnd(): Promise<void> {
    const end = await this.#store.explanations.action('end');
    this.lost = end ? this.#store.ui.lapsedParts(end, this.#words) : [];
  }

  async endAnyway(): Promise<void> {
    this.lost = [];
    await this.#attempt(() => this.#store.end());
  }

  async hint(): Promise<void> {
    if (!this.#store.yours) return;
    this.isThinking = true;
    this.#chooser.clear();
    await this.#attempt(() => this.#store.askHints());
    this.isThinking = false;
    this.onhints();
  }

  recap(): Promise<void> {
    return this.#attempt(() => this.#store.showRecap());
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
