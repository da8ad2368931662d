/** What the rules consist of, under names that are the same in every language. */

import type { RulesSection } from '../client/wire';

export interface Named extends RulesSection {
  /** The number, or the place among the sections without one. */
  name: string;
}

export function named(sections: readonly RulesSection[]): Named[] {
  let unnumbered = 0;
  return sections.map((one) => ({ ...one, name: one.section ?? `part-${unnumbered++}` }));
}

/** What the rules begin with: pictures, which are no sections. */
export const PICTURED = ['how-to-play', 'symbols'] as const;

export interface Chapter {
  name: string;
  title: string;
  section?: string | null;
}

/** The sections that the contents list: neither the title nor parts of a chapter. */
export const chaptersOf = (sections: readonly Named[]): Named[] =>
  sections.filter((one) => one.level === 2);

/** The chapter that a section is in. */
export const chapterOf = (name: string): string => name.split('.')[0] ?? name;
