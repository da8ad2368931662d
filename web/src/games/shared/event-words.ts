/** Parts of an event as arguments of the sentence that tells it. */

import type { FluentVariable } from '@fluent/bundle';
import type { Arguments } from '../../words/words.svelte';

export interface Teller {
  colours: readonly string[];
  /** What a seat is called. */
  seat(number: number): string;
  /** A message of the game's log. */
  text(id: string, values?: Arguments): string;
}

/** By the name of the part; what a seat may not know is `null` and never asked about. */
export type EventWords = Readonly<Record<string, (value: unknown, teller: Teller) => Arguments>>;

/** Nothing is the word `none`, by which messages choose. */
const NONE = 'none';

export const joined = (parts: string[]) => parts.join(', ') || NONE;

export function word(value: unknown): FluentVariable {
  if (value === null || value === undefined) return NONE;
  return typeof value === 'number' ? value : String(value);
}
