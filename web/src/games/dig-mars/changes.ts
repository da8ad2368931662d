/** What happened between two views, told as far as the motion needs it. */

import type { Colour, DigMarsView } from './view';

export type Change =
  | { kind: 'flipped'; cell: string }
  | { kind: 'carried'; cell: string }
  | { kind: 'fortune'; colour: Colour; cell: string | null };

export function changesBetween(before: DigMarsView, after: DigMarsView): Change[] {
  const changes: Change[] = [];
  let carriedFrom: string | null = null;
  for (const [cell, stack] of Object.entries(after.stacks)) {
    const earlier = before.stacks[cell];
    if (!earlier) continue;
    if (stack.tiles.length < earlier.tiles.length) {
      changes.push({ kind: 'carried', cell });
      carriedFrom = cell;
    } else if (stack.explored && !earlier.explored) {
      changes.push({ kind: 'flipped', cell });
    }
  }
  after.seats.forEach((seat, i) => {
    const earlier = before.seats[i];
    if (!earlier) return;
    const known = seat.fortune !== null && earlier.fortune !== null;
    const gained = known && (seat.fortune ?? 0) > (earlier.fortune ?? 0);
    // Hidden fortunes do not tell; that the seat to move carried something off is plain to all.
    const carriedUnseen = !known && carriedFrom !== null && before.seat === i;
    if (gained || carriedUnseen) {
      changes.push({ kind: 'fortune', colour: seat.colour, cell: carriedFrom });
    }
  });
  return changes;
}
