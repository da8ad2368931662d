/** What is said at a table: the words so far, the sign being shown, and what was not read yet. */

import type { AskedMessage } from '../client/connection';
import type { Said, ShownSaying, Signed } from '../client/wire';
import { sound } from '../parts/sound';
import { preferences } from '../preferences.svelte';
import type { Sign } from './signs';

/** Milliseconds for which a sign is shown. */
const SHOWN = 4000;

export class Talk {
  said = $state.raw<readonly ShownSaying[]>([]);
  /** The latest sign, while it is shown. */
  sign = $state.raw<{ seat: number; sign: Sign } | null>(null);
  unread = $state(0);
  /** Whether somebody is reading. */
  isOpen = false;
  readonly #ask: (message: AskedMessage) => Promise<unknown>;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ask: (message: AskedMessage) => Promise<unknown>) {
    this.#ask = ask;
  }

  hear(message: Said | Signed, own: readonly number[]): void {
    if (message.type === 'sign') this.#show(message.seat, message.sign);
    else this.#read(message.said, own);
  }

  /** Everything has been read. */
  open(): void {
    this.isOpen = true;
    this.unread = 0;
  }

  close(): void {
    this.isOpen = false;
  }

  /** Nothing of what somebody said is shown any more. */
  forget(whose: number): void {
    this.said = this.said.filter(({ seat }) => seat !== whose);
  }

  async send(sign: Sign): Promise<void> {
    await this.#ask({ type: 'sign', sign });
  }

  async say(text: string): Promise<void> {
    await this.#ask({ type: 'say', text });
  }

  #show(seat: number, sign: Sign): void {
    if (!preferences.signs) return;
    this.sign = { seat, sign };
    sound(`sign-${sign}`);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.sign = null), SHOWN);
  }

  /** After a break everything comes again. */
  #read(said: readonly ShownSaying[], own: readonly number[]): void {
    const last = this.said.at(-1)?.number ?? 0;
    const news = said.filter(({ number }) => number > last);
    this.said = [...this.said, ...news];
    if (this.isOpen || !preferences.chat) return;
    this.unread += news.filter(({ seat }) => !own.includes(seat)).length;
  }
}
