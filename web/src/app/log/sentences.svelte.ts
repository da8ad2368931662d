/** The log in sentences, from the Fluent files that the server shares with the command line. */

import type { FluentBundle } from '@fluent/bundle';
import { NONE, word, type EventWords, type Teller } from '../../games/shared/event-words';
import type { Language } from '../../words/catalogue';
import { listed } from '../../words/text';
import { bundleOf, type Arguments } from '../../words/words.svelte';
import { keeper } from '../client/table-keeper';
import type { LoggedMove, ShownLocales, ToldStep } from '../client/wire';

type GameEvent = LoggedMove['events'][number];

let catalogue: Promise<ShownLocales> | null = null;

async function sourceOf(language: Language, file: string): Promise<string> {
  catalogue ??= keeper
    .request('/locales', {})
    .then((answer) => answer.json() as Promise<ShownLocales>);
  const hash = (await catalogue).files[language]?.[file] ?? '';
  return (await keeper.request(`/locales/${language}/${file}.ftl?v=${hash}`, {})).text();
}

export class Sentences {
  #bundle = $state.raw<FluentBundle | null>(null);
  #language = $state<Language>('en');
  readonly #game: string;
  readonly #words: EventWords;

  /** `words` are for the parts of events that only the game knows. */
  constructor(game: string, words: EventWords) {
    this.#game = game;
    this.#words = words;
  }

  async read(language: Language): Promise<void> {
    const source = await sourceOf(language, this.#game);
    this.#language = language;
    this.#bundle = bundleOf(language, source);
  }

  /** An event as a sentence; `names` are what the seats are called, `null` for their colour. */
  tell(event: GameEvent, colours: readonly string[], names: readonly (string | null)[]): string {
    const text = (id: string, values: Arguments = {}) => this.#text(id, values);
    const seat = (number: number) => names[number] ?? text(`colour-${colours[number] ?? ''}`);
    const list = (parts: readonly string[]) => listed(this.#language, parts);
    const teller = { colours, seat, text, listed: list };
    const values: Arguments = {};
    for (const [part, value] of Object.entries(event))
      Object.assign(values, this.#arguments(part, value, teller));
    return text(`event-${String(event['event'])}`, values);
  }

  /** What a step of a tutorial says: a message of the game, or a text that it brings itself. */
  step({ message, text }: Pick<ToldStep, 'message' | 'text'>): string {
    return text?.[this.#language] ?? text?.['en'] ?? this.#text(message, {});
  }

  #arguments(part: string, value: unknown, teller: Teller): Arguments {
    if (value === null) return { [part]: word(value) };
    return (this.#words[part] ?? anyPart(part))(value, teller);
  }

  #text(id: string, values: Arguments): string {
    const pattern = this.#bundle?.getMessage(id)?.value;
    return pattern ? (this.#bundle?.formatPattern(pattern, values) ?? '') : '';
  }
}

/** What every game has: seats, winners, lists, amounts by name. The command line says it alike. */
const anyPart =
  (part: string) =>
  (value: unknown, { listed, seat, text }: Teller): Arguments => {
    if (part === 'seat') return { [part]: seat(Number(value)) };
    if (part === 'winners' && Array.isArray(value))
      return { [part]: listed(value.map((one) => seat(Number(one)))), count: value.length };
    if (Array.isArray(value)) return { [part]: listed(value.map(String)) || NONE };
    if (typeof value !== 'object') return { [part]: word(value) };
    const amounts = Object.entries(value as Record<string, number>).filter(([, count]) => count);
    const texts = amounts.map(([name, count]) => text(`amount-${name}`, { count }));
    return { [part]: listed(texts) || NONE };
  };
