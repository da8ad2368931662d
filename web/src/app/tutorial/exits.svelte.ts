/** The ways out of a tutorial: from the beginning, to the start page, or on to a real game. */

import type { Words } from '../../words/words.svelte';
import { api, Refused } from '../client/api';
import { preferences } from '../preferences.svelte';
import { router } from '../router.svelte';
import type { TableStore } from '../table/table-store.svelte';
import { offer } from './offer.svelte';

export async function beginTutorial(game: string): Promise<void> {
  offer.close();
  const { table } = await api.tutorial({ game, name: preferences.name });
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

  again(): Promise<void> {
    return this.#attempt(async () => {
      const { phase, game } = this.#store.table;
      if (phase === 'playing') await this.#store.seats.leave();
      await beginTutorial(game);
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
