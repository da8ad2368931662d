/** What happened between two views, told as far as the motion and the announcement need it. */

import type { Colour, UnderminingView } from './view';

export type Change =
  | { kind: 'cracked'; cell: string }
  | { kind: 'drilled'; cell: string }
  | { kind: 'drove'; colour: Colour; from: string | null; to: string }
  | { kind: 'stars'; colour: Colour; stars: number; slot: number | null };

export function changesBetween(before: UnderminingView, after: UnderminingView): Change[] {
  const changes: Change[] = [];
  for (const [cell, tile] of Object.entries(before.tiles)) {
    const now = after.tiles[cell];
    if (now === undefined) changes.push({ kind: 'drilled', cell });
    else if (now !== tile) changes.push({ kind: 'cracked', cell });
  }
  const slot = after.contracts.findIndex(
    (contract, i) => contract.stars.length < (before.contracts[i]?.stars.length ?? 0),
  );
  after.seats.forEach((seat, i) => {
    const earlier = before.seats[i];
    if (!earlier) return;
    if (seat.at !== null && seat.at !== earlier.at) {
      changes.push({ kind: 'drove', colour: seat.colour, from: earlier.at, to: seat.at });
    }
    const reward = seat.stars.at(-1);
    if (seat.stars.length > earlier.stars.length && reward !== undefined) {
      changes.push({
        kind: 'stars',
        colour: seat.colour,
        stars: reward,
        slot: slot < 0 ? null : slot,
      });
    }
  });
  return changes;
}
