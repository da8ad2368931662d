/** The ways out of a tutorial: from the beginning, to the start page, or on to a real game. */

import type { Words } from '../../words/words.svelte';
import { api, Refused } from '../client/api';
import { preferences } from '../preferences.svelte';
import { router } from '../router.svelte';
import type { TableStore } from '../table/table-store.svelte';
import { offer } from './offer.svelte';

/** The component sets that brought the tutorials begun on this page, by their tables. */
const editions: Record<string, string> = {};

/** Of the game, or of a component set that brings its own. */
export async function beginTutorial(game: string, edition: string | null = null): Promise<void> {
  offer.close();
  const { table } = await api.tutorial({ game, name: preferences.name, edition });
  if (edition !== null) editions[table] = edition;
  router.go(`/table/${table}`);
}

export class Exits {
  trouble = $state('');
  readonly #store: TableStore;
  readonly #words: Words;

  constructor(store: TableStore, words: Words) {
    this.#store = store;
    this.#words = words;
  }

  /** What somebody's own component set taught is known no more once the page was opened anew. */
  get canBeginAgain(): boolean {
    const isOwn = this.#store.position.tutorial?.sentences.some((step) => step.text !== null);
    return !isOwn || this.#store.table.table in editions;
  }

  again(): Promise<void> {
    return this.#attempt(async () => {
      const { phase, game, table } = this.#store.table;
      if (phase === 'playing') await this.#store.seats.leave();
      await beginTutorial(game, editions[table]);
    });
  }

  skip(): Promise<void> {
    return this.#attempt(async () => {
      await this.#store.seats.leave();
      router.go('/');
    });
  }

  /** Against those who played along in the tutorial. */
  realGame(): Promise<void> {
    return this.#attempt(async () => {
      const next = await api.rematch(this.#store.table.table);
      if (next.phase === 'lobby') await api.start(next);
      router.go(`/table/${next.table}`);
    });
  }

  async #attempt(go: () => Promise<void>): Promise<void> {
    try {
      this.trouble = '';
      await go();
    } catch (error) {
      this.trouble = error instanceof Refused ? error.message : this.#words.text('server-away');
    }
  }
}
