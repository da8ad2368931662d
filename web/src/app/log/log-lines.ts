/** The log in sentences: moves turn by turn, and turns that took too long. */

import type { Words } from '../../words/words.svelte';
import type { ShownLate, LoggedMove, ShownTable } from '../client/wire';
import { seatName } from '../seats/names';
import type { Sentences } from './sentences.svelte';

export interface LogLine {
  key: string;
  seq: number;
  seat: number;
  texts: string[];
  /** The turn that begins after it. */
  next?: Turn;
}

interface Turn {
  seat: number;
  round: number;
}

/** What one seat did in a turn. */
export interface LogTurn {
  key: string;
  seat: number;
  /** Not known of the turn that the log begins with. */
  round: number | null;
  lines: LogLine[];
}

const BEGINS = 'turn';

/** That a turn begins is told by the heading over it, or by the strip that says who plays. */
export const isTold = ({ event }: { event?: unknown }) => event !== BEGINS;

/** Humans by name, bots by colour: two bots of one level would be the same name. */
export function moveLine(entry: LoggedMove, table: ShownTable, sentences: Sentences): LogLine {
  const colours = table.seats.map((seat) => seat.colour);
  const names = table.seats.map((seat) => seat.name);
  const begun = entry.events.find(({ event }) => event === BEGINS);
  const texts = entry.events.filter(isTold).map((event) => sentences.tell(event, colours, names));
  return {
    key: String(entry.seq),
    seq: entry.seq,
    seat: entry.seat,
    texts: texts.filter(Boolean),
    ...(begun && { next: { seat: Number(begun['seat']), round: Number(begun['round']) } }),
  };
}

export function lateLine(late: ShownLate, table: ShownTable, words: Words): LogLine {
  const name = seatName(table, late.seat, words);
  const text = words.text('clock-late', { name, late: table.clock?.late ?? '' });
  return { key: `late ${late.at}`, seq: late.seq, seat: late.seat, texts: [text] };
}

/** Each late turn belongs after the move with its number. */
export function withLates(moves: readonly LogLine[], table: ShownTable, words: Words): LogLine[] {
  const lates = (table.clock?.lates ?? []).map((late) => lateLine(late, table, words));
  return [...moves, ...lates].sort((a, b) => a.seq - b.seq);
}

/** The lines under headings; a turn in which nothing has happened yet has none. */
export function byTurn(lines: readonly LogLine[]): LogTurn[] {
  const turns: LogTurn[] = [];
  let turn: LogTurn | null = null;
  for (const line of lines) {
    turn ??= { key: line.key, seat: line.seat, round: null, lines: [] };
    if (turn.lines.length === 0) turns.push(turn);
    turn.lines.push(line);
    if (line.next) turn = { ...line.next, key: `after ${line.key}`, lines: [] };
  }
  return turns;
}
