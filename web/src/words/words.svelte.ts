import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { getContext, setContext } from 'svelte';
import { sourceOf, type Language } from './catalogue';

export type Arguments = Record<string, FluentVariable>;

export function bundleOf(language: Language, source: string): FluentBundle {
  // Isolation marks would show as boxes in SVG text and add nothing to four left-to-right languages.
  const bundle = new FluentBundle(language, { useIsolating: false });
  const errors = bundle.addResource(new FluentResource(source));
  if (errors[0]) throw errors[0];
  return bundle;
}

/** The messages of the chosen language; whatever was written from them follows a change of language. */
export class Words {
  #bundle: FluentBundle = $state.raw() as FluentBundle;
  #language: Language = $state() as Language;

  constructor(language: Language, source: string) {
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
    this.#bundle = bundleOf(language, await sourceOf(language));
    this.#language = language;
  }

  /** An unknown message is a fault of ours that the tests find; a player sees its name rather than a blank. */
  text(id: string, values: Arguments = {}): string {
    const message = this.#bundle.getMessage(id);
    return message?.value ? this.#bundle.formatPattern(message.value, values) : id;
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
