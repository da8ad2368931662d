/** The log in sentences, from the Fluent files that the server shares with the command line. */

import { bundleOf } from '../../words/words.svelte';
import type { Language } from '../../words/catalogue';
import type { GameEvent, GameName } from '../client/wire';
import type { FluentBundle, FluentVariable } from '@fluent/bundle';

interface Catalogue {
  files: Record<string, Record<string, string>>;
}

let catalogue: Promise<Catalogue> | null = null;

async function sourceOf(language: Language, file: string): Promise<string> {
  catalogue ??= fetch('/api/locales').then((answer) => answer.json() as Promise<Catalogue>);
  const hash = (await catalogue).files[language]?.[file] ?? '';
  return (await fetch(`/api/locales/${language}/${file}.ftl?v=${hash}`)).text();
}

export class Sentences {
  #bundle = $state.raw<FluentBundle | null>(null);
  readonly #game: GameName;

  constructor(game: GameName) {
    this.#game = game;
  }

  async read(language: Language): Promise<void> {
    this.#bundle = bundleOf(language, await sourceOf(language, this.#game));
  }

  /** An event as a sentence; `names` are what the seats are called, `null` for their colour. */
  tell(event: GameEvent, colours: readonly string[], names: readonly (string | null)[]): string {
    const seat = (number: number) => names[number] ?? this.#text(`colour-${colours[number] ?? ''}`);
    const values: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(event))
      Object.assign(values, argumentsOf(key, value, seat, colours));
    return this.#text(`event-${event.event}`, values);
  }

  #text(id: string, values: Record<string, FluentVariable> = {}): string {
    const pattern = this.#bundle?.getMessage(id)?.value;
    return pattern ? (this.#bundle?.formatPattern(pattern, values) ?? '') : '';
  }
}

/** The same arguments as `digsite.core.sentences` makes from one entry of an event. */
function argumentsOf(
  key: string,
  value: unknown,
  seat: (number: number) => string,
  colours: readonly string[],
): Record<string, FluentVariable> {
  if ((key === 'seat' || key === 'owner' || key === 'last_seat') && typeof value === 'number')
    return { [key]: seat(value) };
  if (key === 'winners' && Array.isArray(value))
    return { [key]: value.map((one) => seat(Number(one))).join(', '), count: value.length };
  if (key === 'shares' && value !== null) {
    const shares = Object.entries(value as Record<string, number>).map(
      ([colour, change]) => `${seat(colours.indexOf(colour))} ${change < 0 ? '' : '+'}${change}`,
    );
    return { [key]: shares.join(', '), sharers: shares.length };
  }
  if (Array.isArray(value)) return { [key]: value.map(String).join(', ') };
  if (value === null || value === undefined) return { [key]: 'none' };
  if (typeof value === 'object') {
    const parts = Object.entries(value as Record<string, unknown>).map(([part, inner]) => [
      part,
      inner === null ? 'none' : (inner as FluentVariable),
    ]);
    return { ...(Object.fromEntries(parts) as Record<string, FluentVariable>), [key]: 'known' };
  }
  return { [key]: typeof value === 'boolean' ? String(value) : (value as FluentVariable) };
}
