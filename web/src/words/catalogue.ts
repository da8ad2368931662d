/**
 * The languages, and where their Fluent files lie: in `locales/`, one for the pages, one for all
 * boards and one for each game. Those of one language are fetched together; what only the rules in
 * pictures say lies in `locales/<language>/pictures/` and is fetched with them.
 */

const languages = {
  en: () => import('./languages/en'),
  de: () => import('./languages/de'),
  et: () => import('./languages/et'),
  ru: () => import('./languages/ru'),
};

export type Language = keyof typeof languages;
export const LANGUAGES = Object.keys(languages) as Language[];

const pictures = {
  en: () => import('./pictures/en'),
  de: () => import('./pictures/de'),
  et: () => import('./pictures/et'),
  ru: () => import('./pictures/ru'),
};

/** The Fluent text of one language, fetched when it is first asked for. */
export async function sourceOf(language: Language): Promise<string> {
  return (await languages[language]()).default;
}

/** The words of the rules in pictures. */
export async function picturesSourceOf(language: Language): Promise<string> {
  return (await pictures[language]()).default;
}
