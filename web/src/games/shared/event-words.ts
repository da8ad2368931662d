/** Parts of an event as arguments of the sentence that tells it. */

import type { FluentVariable } from '@fluent/bundle';
import type { Arguments } from '../../words/words.svelte';

export interface Teller {
  colours: readonly string[];
  /** What a seat is called. */
  seat(number: number): string;
  /** A message of the game's log. */
  text(id: string, values?: Arguments): string;
  /** Words as a list in the reader's language. */
  listed(parts: readonly string[]): string;
}

/** By the name of the part; what a seat may not know is `null` and never asked about. */
export type EventWords = Readonly<Record<string, (value: unknown, teller: Teller) => Arguments>>;

/** Nothing is the word `none`, by which messages choose. */
export const NONE = 'none';

/** A number for every seat, each with who has it. */
export const scores = (value: unknown, { seat }: Teller) =>
  (value as number[]).map((score, number) => `${seat(number)} ${score}`).join(', ');

export function word(value: unknown): FluentVariable {
  if (value === null || value === undefined) return NONE;
  return typeof value === 'number' ? value : String(value);
}
