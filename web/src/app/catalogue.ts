/** The words of the app: those of its pages and those of the boards. */

import { sourceOf, type Language } from '../words/catalogue';

const files = import.meta.glob<string>('../../locales/*/app.ftl', {
  query: '?raw',
  import: 'default',
});

export async function wordsOf(language: Language): Promise<string> {
  const load = files[`../../locales/${language}/app.ftl`];
  if (!load) throw new Error(`no messages for ${language}`);
  return (await Promise.all([load(), sourceOf(language)])).join('\n');
}
