/** Small changes to what the messages say. */

import type { Language } from './catalogue';

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Words for narrow buttons, cards and columns have strokes where they may be broken. */
export const unbroken = (name: string) => name.replaceAll('|', '');
export const breakable = (name: string) => name.replaceAll('|', '\u00AD');

export const signed = (value: number) => (value > 0 ? `+${value}` : `−${Math.abs(value)}`);

/** Words as a list: “a, b and c”. The English texts are British, and so are their lists. */
export function listed(language: Language, parts: readonly string[]): string {
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language).format(parts);
}
