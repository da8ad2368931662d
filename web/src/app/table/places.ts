/** Who came where. The rules say who has won; the others stand in the order of what they have. */

export interface Placed {
  seat: number;
  /** From 1; those who have as much share a place. */
  place: number;
}

/** Everybody in order; `totals` by seat, where somebody's may not be known. */
export function placesOf(
  totals: readonly (number | string | undefined)[],
  winners: readonly number[],
): Placed[] {
  const worth = totals.map((total, seat) =>
    winners.includes(seat) ? Infinity : typeof total === 'number' ? total : -Infinity,
  );
  return worth
    .map((own, seat) => ({ seat, place: 1 + worth.filter((other) => other > own).length }))
    .sort((one, other) => one.place - other.place || one.seat - other.seat);
}
