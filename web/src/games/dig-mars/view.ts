/** The public JSON of Dig Mars as one seat sees it: `null` stands for what the seat may not know. */

export const COLOURS = ['red', 'blue', 'white', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

export const BONUSES = [
  'extra_dig',
  'extra_carry',
  'extra_fortune',
  'inspect',
  'relocate',
] as const;
export type Bonus = (typeof BONUSES)[number];

export const EQUIPMENT = ['digging', 'carrying', 'fleet'] as const;
export type Equipment = (typeof EQUIPMENT)[number];

/** A tile whose face is unknown has `carry`, `fortune` and `bonus` null. */
export interface Tile {
  dig: number;
  carry: number | null;
  fortune: number | null;
  bonus: Bonus | null;
}

export interface Stack {
  explored: boolean;
  /** Bottom to top; tiles below the top are null in a view. */
  tiles: (Tile | null)[];
}

export interface Seat {
  colour: Colour;
  digging: number;
  carrying: number;
  fleet: number;
  fortune: number | null;
  /** A cell is repeated for each station on it. */
  stations: string[];
  inspected: string[];
}

/** What the board is drawn with besides. */
export interface DigMarsComponents {
  /** By the number of players. */
  fortune_to_declare: Record<string, number>;
  highest_level: number;
}

export interface DigMarsView {
  game: 'dig_mars';
  rules_version: number;
  players: number;
  options: { variant: string };
  phase: 'placing' | 'playing' | 'over';
  seat: number;
  first: number;
  actions_left: number;
  round: number;
  progress_round: number;
  bonuses: Record<Exclude<Bonus, 'extra_fortune'>, number>;
  stacks: Record<string, Stack>;
  seats: Seat[];
  winners: number[] | null;
  ending: 'declared' | 'last_tile' | 'no_progress' | null;
}
