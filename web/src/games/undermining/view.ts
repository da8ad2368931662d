/** The public JSON of Undermining as one seat sees it: counts stand for what the seat may not know. */

export const COLOURS = ['orange', 'blue', 'green', 'red', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

export const ORES = ['uranium', 'titanium', 'diamond', 'niobium', 'xanium'] as const;
export type Ore = (typeof ORES)[number];

/** What fits into a cargo bay. */
export type Token = Ore | 'alien';
export type Tile = Token | 'rock' | 'rubble';

export const EQUIPMENT = ['drill', 'thruster', 'bay', 'reactor'] as const;
export type Equipment = (typeof EQUIPMENT)[number];

export type Needs = Partial<Record<Ore, number>>;
export type Costs = Record<Equipment, Needs>;

/** What the board is drawn with besides. */
export interface UnderminingComponents {
  costs: Costs;
  most_batteries: number;
  /** In star bucks, by their number. */
  value_of_upgrades: number[];
}

export interface Board {
  columns: number;
  rows: number;
  bedrock: string[];
  portals: string[];
  refineries: string[];
}

export interface Seat {
  colour: Colour;
  at: string | null;
  batteries: number;
  bays: number;
  slots: number;
  cargo: Token[];
  warehouse: Record<Ore, number>;
  equipment: Record<Equipment, number>;
  /** The cards of the seat that looks, only their number for everybody else. */
  tech: string[] | number;
  stars: number[];
}

export interface Contract {
  needs: Needs | null;
  stars: number[];
}

export interface UnderminingView {
  game: 'undermining';
  rules_version: number;
  players: number;
  options: { board: string };
  phase: 'playing' | 'over';
  seat: number;
  first: number;
  round: number;
  progress_round: number;
  last_seat: number | null;
  actions_left: number;
  drill_steps_left: number;
  building: boolean;
  phasing: boolean;
  uplink: boolean;
  swaps_left: number;
  board: Board;
  tiles: Record<string, Tile>;
  seats: Seat[];
  workshop: Record<Equipment, number>;
  contracts: Contract[];
  /** Once the game is over the cards themselves, the next one first. */
  contract_deck: { next: Needs | null; left: number } | Needs[];
  last_turns: boolean;
  scores: number[];
  winners: number[] | null;
  ending: 'pile_empty' | 'no_progress' | null;
}
