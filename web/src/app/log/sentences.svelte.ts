/** The log in sentences, from the Fluent files that the server shares with the command line. */

import { bundleOf, type Arguments } from '../../words/words.svelte';
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
    const values: Arguments = {};
    for (const [key, value] of Object.entries(event))
      Object.assign(values, this.#arguments(key, value, seat, colours));
    return this.#text(`event-${event.event}`, values);
  }

  #text(id: string, values: Arguments = {}): string {
    const pattern = this.#bundle?.getMessage(id)?.value;
    return pattern ? (this.#bundle?.formatPattern(pattern, values) ?? '') : '';
  }

  /** The same arguments as `digsite.core.sentences` makes from one entry of an event. */
  #arguments(
    key: string,
    value: unknown,
    seat: (number: number) => string,
    colours: readonly string[],
  ): Arguments {
    if (['seat', 'owner', 'last_seat'].includes(key)) return { [key]: seat(Number(value)) };
    if (key === 'given' || key === 'taken')
      return { [key]: this.#text('ore-name', { ore: String(value) }) };
    if (Array.isArray(value)) return this.#list(key, value, seat);
    if (value === null || typeof value !== 'object') return { [key]: word(value) };
    const entries = Object.entries(value as Record<string, unknown>);
    if (key === 'shares') {
      const shares = entries.map(([colour, change]) => {
        const number = Number(change);
        return `${seat(colours.indexOf(colour))} ${number < 0 ? '' : '+'}${number}`;
      });
      return { [key]: joined(shares), sharers: shares.length };
    }
    if (key === 'tile')
      return {
        ...Object.fromEntries(entries.map(([part, one]) => [part, word(one)])),
        tile: 'known',
      };
    const amounts = entries.filter(([, count]) => count);
    return {
      [key]: joined(
        amounts.map(([name, count]) => this.#text(`amount-${name}`, { count: Number(count) })),
      ),
    };
  }

  #list(key: string, list: unknown[], seat: (number: number) => string): Arguments {
    if (key === 'winners')
      return { [key]: joined(list.map((one) => seat(Number(one)))), count: list.length };
    if (key === 'tech')
      return { [key]: joined(list.map((card) => this.#text('tech-name', { card: String(card) }))) };
    return { [key]: joined(list.map(String)) };
  }
}

/** Nothing is the word `none`, by which messages choose. */
const joined = (parts: string[]) => parts.join(', ') || 'none';

function word(value: unknown): FluentVariable {
  if (value === null || value === undefined) return 'none';
  return typeof value === 'number' ? value : String(value);
}
