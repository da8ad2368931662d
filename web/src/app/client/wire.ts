/** What the server says and is told: docs/wire.md in types. */

import type { View } from '../../games/game-ui';

export type { Frame, ReplayHead } from './wire-replays';

export interface Refusal {
  code: string;
  section: string | null;
  message: string;
}

export interface GameInfo {
  game: string;
  title: string;
  rules_version: number;
  players: number[];
  colours: string[];
  options: Record<string, string[]>;
  editions: { name: string; shipped: boolean }[];
  components: unknown;
  spaces: string[];
}

export interface Games {
  games: GameInfo[];
  bots: string[];
  languages: string[];
}

export interface Section {
  section: string | null;
  title: string;
  level: number;
  markdown: string;
}

export interface Rules {
  game: string;
  lang: string;
  sections: Section[];
}

export interface TableSeat {
  seat: number;
  colour: string;
  kind: 'human' | 'bot' | 'open';
  name: string | null;
  bot: string | null;
  mine: boolean;
  /** Whoever held it has left the game; `may_return`: it was this browser, and it may come back. */
  left: boolean;
  may_return: boolean;
  host: boolean;
  connected: boolean;
  thinking: boolean;
  ready: boolean;
}

export interface Deal {
  commitment: string;
  nonces: (string | null)[];
  secret: string | null;
  seed: string | null;
}

/** What is chosen at set-up: seconds for a turn, seconds in reserve, and what being late leads to. */
export interface ClockWish {
  turn: number;
  reserve: number;
  late: 'turn' | 'seat' | 'ask';
  bot: string;
}

export interface Late {
  seq: number;
  seat: number;
  at: number;
}

export interface Clock extends ClockWish {
  turn_began: number | null;
  deadline: number | null;
  late_seat: number | null;
  reserves: number[] | null;
  lates: Late[];
  /** The server's time when it wrote this. */
  now: number;
}

export interface Table {
  table: string;
  game: string;
  players: number;
  options: Record<string, string>;
  edition: string;
  components: unknown;
  rules_version: number;
  phase: 'lobby' | 'playing' | 'over';
  watch: 'listed' | 'link' | 'players';
  locked: boolean;
  hot_seat: boolean;
  seats: TableSeat[];
  host: boolean;
  invite: string | null;
  replay: string | null;
  rematch: string | null;
  deal: Deal;
  clock: Clock | null;
  created: number;
  changed: number;
  seq: number;
  active: number | null;
  round: number;
  winners: number[] | null;
  ending: string | null;
}

export type SeatWish =
  { kind: 'here'; name: string } | { kind: 'bot'; bot: string } | { kind: 'open' };

export interface TableWish {
  game: string;
  options: Record<string, string>;
  edition: string | null;
  watch: Table['watch'];
  passphrase: string | null;
  clock: ClockWish | null;
  seats: SeatWish[];
}

export interface SeatCode {
  code: string;
  expires: number;
}

/** How a server can tell: `push` is its VAPID key. */
export interface NoticeOffers {
  push: string | null;
  email: boolean;
  webhook: boolean;
}

export interface Notice {
  notice: string;
  seat: number;
  kind: 'push' | 'email' | 'webhook';
  to: string | null;
  confirmed: boolean;
}

export type NoticeWish =
  | { kind: 'push'; push: PushSubscriptionJSON }
  | { kind: 'email'; to: string }
  | { kind: 'webhook'; to: string };

export type GameEvent = { event: string } & Record<string, unknown>;

export interface LogEntry {
  seq: number;
  seat: number;
  action: string;
  events: GameEvent[];
}

/** The position as one pair of eyes sees it, with what may be done. */
export interface Position {
  seq: number;
  view: View | null;
  yours: boolean;
  legal: string[];
  reveals: string[];
  undo: { action: string | null; barrier: string | null };
  redo: { action: string | null };
  table: Table;
}

export interface Snapshot extends Position {
  type: 'snapshot';
  since: number;
  eyes: number | null;
  log: LogEntry[];
  taken_back: number[];
  log_cut: boolean;
}

export interface Moved extends Position {
  type: 'moved';
  change: 'play' | 'undo' | 'redo';
  seat: number;
  action: string;
  took_back?: number;
  events: GameEvent[];
}

export interface Attempt {
  action: string;
  legal: boolean;
  reveals: boolean;
  refusal: Refusal | null;
  /** What the game tells of it. */
  outcome: unknown;
}

export interface Explained {
  space: string | null;
  actions: Attempt[];
}

export interface Hint {
  action: string;
  /** The chance to win after the move, from 0 to 1. */
  win: number;
  /** How much lower that is than after the best move. */
  behind: number;
  why: string;
}

export interface Answer {
  type: 'answer';
  id: string | null;
  ok: boolean;
  error?: Refusal;
  seq?: number;
  hints?: Hint[];
  explain?: Explained;
}

export type ServerMessage = Answer | Snapshot | Moved | { type: 'table'; table: Table };
