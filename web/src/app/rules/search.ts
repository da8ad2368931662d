/** Which sections of the rules are for players, and which of them hold what was searched for. */

import type { Section } from '../client/wire';

/** The registers of functions and tests at the end are for those who read the code. */
export function forPlayers(sections: Section[]): Section[] {
  return sections.filter(({ markdown }) => !/<!-- index|\| tests? \|/.test(markdown));
}

/** Letters without accents, so that `uber` finds `über`. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

export function matching(sections: readonly Section[], wanted: string): Section[] {
  const parts = plain(wanted).split(/\s+/).filter(Boolean);
  return sections.filter((section) => {
    const text = plain(`${section.section ?? ''} ${section.title} ${section.markdown}`);
    return parts.every((part) => text.includes(part));
  });
}
