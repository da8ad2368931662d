/** Which sections of the rules hold what was searched for. */

import type { RulesSection } from '../client/wire';

/** Letters without accents, so that `uber` finds `über`. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

export function matching<One extends RulesSection>(
  sections: readonly One[],
  wanted: string,
): One[] {
  const parts = plain(wanted).split(/\s+/).filter(Boolean);
  return sections.filter((section) => {
    const text = plain(`${section.section ?? ''} ${section.title} ${section.markdown}`);
    return parts.every((part) => text.includes(part));
  });
}
