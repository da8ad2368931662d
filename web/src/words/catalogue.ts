/**
 * The languages, and where their Fluent files lie: in `locales/`, one for the pages, one for all
 * boards and one for each game. Those of one language are fetched together.
 */

const languages = {
  en: () => import('./languages/en'),
  de: () => import('./languages/de'),
  et: () => import('./languages/et'),
  ru: () => import('./languages/ru'),
};

export type Language = keyof typeof languages;
export const LANGUAGES = Object.keys(languages) as Language[];

/** The Fluent text of one language, fetched when it is first asked for. */
export async function sourceOf(language: Language): Promise<string> {
  return (await languages[language]()).default;
}
