/** The one place that knows where the Fluent files lie. */

export const LANGUAGES = ['en', 'de', 'et', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

const files = import.meta.glob<string>('../../locales/*/board.ftl', {
  query: '?raw',
  import: 'default',
});

/** The Fluent text of one language, fetched when it is first asked for. */
export async function sourceOf(language: Language): Promise<string> {
  const load = files[`../../locales/${language}/board.ftl`];
  if (!load) throw new Error(`no messages for ${language}`);
  return load();
}
