import { untrack } from 'svelte';

/** One polite voice for the whole app: what is put here is read out when the reader is free. */
class Announcer {
  text = $state('');
  #said = 0;

  /** Sentences that follow closely are read together, so that none is lost. */
  say(text: string): void {
    const now = Date.now();
    // An effect that speaks must not run again because something was said.
    const before = untrack(() => this.text);
    this.text = now - this.#said < 1000 ? `${before} ${text}` : text;
    this.#said = now;
  }

  hush(): void {
    this.text = '';
    this.#said = 0;
  }
}

export const announcer = new Announcer();
