import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { getContext, setContext } from 'svelte';
import { sourceOf, type Language } from './catalogue';
import { listed } from './text';

export type Arguments = Record<string, FluentVariable>;

/** Where messages come from. */
export type Source = (language: Language) => Promise<string>;

/** No line begins with a dash or with dots: they stay with the word before them. */
function unbroken(text: string): string {
  return text.replaceAll(/ (?=[—–…])/g, '\u00A0');
}

export function bundleOf(language: Language, source: string): FluentBundle {
  // Isolation marks would show as boxes in SVG text and add nothing to four left-to-right languages.
  const bundle = new FluentBundle(language, { useIsolating: false, transform: unbroken });
  const errors = bundle.addResource(new FluentResource(source));
  if (errors[0]) throw errors[0];
  return bundle;
}

/** The messages of the chosen language; whatever was written from them follows a change of language. */
export class Words {
  #bundle: FluentBundle = $state.raw() as FluentBundle;
  #language: Language = $state() as Language;
  #wanted: Language;
  readonly #sources: Source[] = [sourceOf];

  constructor(language: Language, source: string) {
    this.#wanted = language;
    this.#language = language;
    this.#bundle = bundleOf(language, source);
  }

  static async in(language: Language): Promise<Words> {
    return new Words(language, await sourceOf(language));
  }

  get language(): Language {
    return this.#language;
  }

  async change(language: Language): Promise<void> {
    this.#wanted = language;
    const sources = await Promise.all(this.#sources.map((source) => source(language)));
    if (language !== this.#wanted) return;
    this.#bundle = bundleOf(language, sources.join('\n'));
    this.#language = language;
  }

  /** More messages, needed only from now on. */
  async add(source: Source): Promise<void> {
    if (this.#sources.includes(source)) return;
    this.#sources.push(source);
    await this.change(this.#wanted);
  }

  /** An unknown message is a fault of ours that the tests find; a player sees its name rather than a blank. */
  text(id: string, values: Arguments = {}): string {
    const message = this.#bundle.getMessage(id);
    return message?.value ? this.#bundle.formatPattern(message.value, values) : id;
  }

  /** Things of one kind: “a, b and c”. */
  listed(parts: readonly string[]): string {
    return listed(this.#language, parts);
  }

  /** Parts of a longer description, read with a pause between them. */
  list(parts: (string | null | undefined | false)[]): string {
    return parts.filter(Boolean).join('; ');
  }
}

const KEY = Symbol('words');

export function provideWords(words: Words): void {
  setContext(KEY, words);
}

export function useWords(): Words {
  return getContext<Words>(KEY);
}
