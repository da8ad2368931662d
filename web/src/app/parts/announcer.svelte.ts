import { untrack } from 'svelte';

/** Sentences that stay to be read; more would be read out again and again by some readers. */
const KEPT = 3;

/** One polite voice for the whole app: what is put here is read out when the reader is free. */
class Announcer {
  /** The latest sentences, the newest last, each under a number of its own. */
  said = $state.raw<{ key: number; text: string }[]>([]);
  #count = 0;

  say(text: string): void {
    // An effect that speaks must not run again because something was said.
    const before = untrack(() => this.said);
    this.said = [...before, { key: ++this.#count, text }].slice(-KEPT);
  }

  hush(): void {
    this.said = [];
  }
}

export const announcer = new Announcer();
