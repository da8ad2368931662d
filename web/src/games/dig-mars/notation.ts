/** Reads Dig Mars notations just far enough to know which spaces and stations they concern. */

import type { Colour, Equipment } from './view';

export type Target =
  | { verb: 'place' | 'dig' | 'carry' | 'inspect'; cell: string }
  | { verb: 'move'; from: string; to: string }
  | { verb: 'relocate'; colour: Colour; from: string; to: string }
  | { verb: 'upgrade'; equipment: Equipment; cell: string | null }
  | { verb: 'declare' | 'end' };

export function readAction(notation: string): Target {
  const [verb, first = '', second = '', third = ''] = notation.split(' ');
  switch (verb) {
    case 'place':
    case 'dig':
    case 'carry':
    case 'inspect':
      return { verb, cell: first };
    case 'move':
      return { verb, from: first, to: second };
    case 'relocate':
      return { verb, colour: first as Colour, from: second, to: third };
    case 'upgrade':
      return { verb, equipment: first as Equipment, cell: second || null };
    case 'declare':
    case 'end':
      return { verb };
    default:
      throw new Error(`not an action of Dig Mars: ${notation}`);
  }
}

/** The spaces where something can be done at once, with the notations that do it. */
export function actionsBySpace(legal: readonly string[]): Map<string, string[]> {
  const spaces = new Map<string, string[]>();
  for (const notation of legal) {
    const target = readAction(notation);
    const cell = 'from' in target ? target.from : 'cell' in target ? target.cell : null;
    if (cell) spaces.set(cell, [...(spaces.get(cell) ?? []), notation]);
  }
  return spaces;
}

/** Where a station may go, by moving or by being relocated. */
export function destinationsOf(
  colour: Colour,
  cell: string,
  own: Colour,
  legal: readonly string[],
) {
  const cells = legal.flatMap((notation) => {
    const target = readAction(notation);
    if (target.verb === 'move') return own === colour && target.from === cell ? [target.to] : [];
    if (target.verb === 'relocate')
      return target.colour === colour && target.from === cell ? [target.to] : [];
    return [];
  });
  return [...new Set(cells)].sort();
}

/** Whether a station of this colour on this space can go anywhere. */
export function isMovable(colour: Colour, cell: string, own: Colour, legal: readonly string[]) {
  return destinationsOf(colour, cell, own, legal).length > 0;
}
