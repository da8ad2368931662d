/** Stations on the board: who stands where, how many share a space, and which is which after a move. */

import type { Colour, DigMarsView, Seat } from './view';

/** All stations of one colour on one space: nobody can tell them apart, so they are one choice. */
export interface StationGroup {
  colour: Colour;
  cell: string;
  count: number;
  /** Centre on the tile's face, 0 to 100. */
  x: number;
  y: number;
  size: number;
  /** Width of what a finger hits. */
  reach: number;
}

/** One drawn station with a name that stays with it while it rolls. */
export interface DrawnStation {
  id: string;
  colour: Colour;
  cell: string;
}

interface Slot {
  x: number;
  size: number;
}

const SLOTS: Record<number, Slot[]> = {
  1: [{ x: 50, size: 36 }],
  2: [
    { x: 29, size: 34 },
    { x: 71, size: 34 },
  ],
  3: [
    { x: 19, size: 29 },
    { x: 50, size: 29 },
    { x: 81, size: 29 },
  ],
  4: [
    { x: 15, size: 25 },
    { x: 38.5, size: 25 },
    { x: 62, size: 25 },
    { x: 85.5, size: 25 },
  ],
};

/** Several stations of one group are piled up by this part of their size. */
export const PILE_STEP = 0.2;

export function groupsOn(cell: string, seats: readonly Seat[]): StationGroup[] {
  const present = seats
    .map((seat) => ({
      colour: seat.colour,
      count: seat.stations.filter((station) => station === cell).length,
    }))
    .filter((group) => group.count > 0);
  return present.map((group, i) => {
    const slot = SLOTS[present.length]?.[i] as Slot;
    const reach = Math.min(60, 100 / present.length);
    return { ...group, cell, ...slot, reach, y: 97 - slot.size / 2 };
  });
}

/** Matches the stations drawn before with the ones of the next view: who stayed keeps its name, who left rolls. */
export function follow(before: readonly DrawnStation[], seats: readonly Seat[]): DrawnStation[] {
  return seats.flatMap((seat) => {
    const known = before.filter((station) => station.colour === seat.colour);
    const open = [...seat.stations];
    const stayed = known.filter((station) => take(open, station.cell));
    const moved = known
      .filter((station) => !stayed.includes(station))
      .flatMap((station) => {
        const cell = open.shift();
        return cell ? [{ ...station, cell }] : [];
      });
    const kept = [...stayed, ...moved];
    const fresh = open.map((cell, i) => ({
      id: `${seat.colour}-${kept.length + i}`,
      colour: seat.colour,
      cell,
    }));
    return [...kept, ...fresh];
  });
}

function take(cells: string[], cell: string): boolean {
  const index = cells.indexOf(cell);
  if (index < 0) return false;
  cells.splice(index, 1);
  return true;
}

/** Who looked under the top tile of a space. */
export function lookersAt(cell: string, view: DigMarsView): Colour[] {
  return view.seats.filter((seat) => seat.inspected.includes(cell)).map((seat) => seat.colour);
}
