/** Reads Undermining notations just far enough to know which space, contract or equipment they concern. */

import type { Equipment } from './view';

export type Target =
  | { verb: 'enter' | 'drill' | 'drive' | 'portal'; space: string }
  | { verb: 'build'; equipment: Equipment }
  | { verb: 'contract'; slot: number }
  | { verb: 'tech'; card: string; space: string | null; choice: string | null }
  | { verb: 'swap'; from: string; to: string }
  | { verb: 'unload' | 'recharge' | 'boost' | 'end' };

/** Cards that are played on a space. */
export const TECH_WITH_SPACE = ['recall', 'tractor'];

export function readAction(notation: string): Target {
  const [verb, first = '', second = ''] = notation.split(' ');
  switch (verb) {
    case 'enter':
    case 'drill':
    case 'drive':
    case 'portal':
      return { verb, space: first };
    case 'build':
      return { verb, equipment: first as Equipment };
    case 'contract':
      return { verb, slot: Number(first) };
    case 'tech': {
      const isSpace = TECH_WITH_SPACE.includes(first);
      return {
        verb,
        card: first,
        space: isSpace ? second : null,
        choice: isSpace ? null : second || null,
      };
    }
    case 'swap':
      return { verb, from: first, to: second };
    case 'unload':
    case 'recharge':
    case 'boost':
    case 'end':
      return { verb };
    default:
      throw new Error(`not an action of Undermining: ${notation}`);
  }
}

/** The spaces that legal actions point at, with the notations that do. */
export function actionsBySpace(legal: readonly string[]): Map<string, string[]> {
  const spaces = new Map<string, string[]>();
  for (const notation of legal) {
    const target = readAction(notation);
    if (!('space' in target) || target.space === null) continue;
    spaces.set(target.space, [...(spaces.get(target.space) ?? []), notation]);
  }
  return spaces;
}

export function buildable(legal: readonly string[]): Set<Equipment> {
  return new Set(
    legal.flatMap((notation) => {
      const target = readAction(notation);
      return target.verb === 'build' ? [target.equipment] : [];
    }),
  );
}

export function contractsOpen(legal: readonly string[]): Set<number> {
  return new Set(
    legal.flatMap((notation) => {
      const target = readAction(notation);
      return target.verb === 'contract' ? [target.slot] : [];
    }),
  );
}
