/** Finished games and games under way, move by move: docs/wire.md, section 5, in types. */

import type { View } from '../../games/game-ui';
import type { Deal, GameEvent } from './wire';

export interface ReplayHead {
  replay: string | null;
  table: string | null;
  game: string;
  players: number;
  options: Record<string, string>;
  edition: string;
  components: unknown;
  rules_version: number;
  names: (string | null)[];
  bots: (string | null)[];
  moves: { move: number; seat: number; round: number; action: string }[];
  eyes: (number | null)[];
  over: boolean;
  winners: number[] | null;
  ending: string | null;
  verified: boolean;
  deal: Deal | null;
}

export interface Frame {
  move: number;
  seat: number | null;
  action: string | null;
  events: GameEvent[];
  view: View;
}
