/** The log in sentences: moves, and turns that took too long. */

import type { Words } from '../../words/words.svelte';
import type { ShownLate, LoggedMove, ShownTable } from '../client/wire';
import { seatName } from '../seats/names';
import type { Sentences } from './sentences.svelte';

export interface LogLine {
  key: string;
  seq: number;
  seat: number;
  texts: string[];
}

/** Humans by name, bots by colour: two bots of one level would be the same name. */
export function moveLine(entry: LoggedMove, table: ShownTable, sentences: Sentences): LogLine {
  const colours = table.seats.map((seat) => seat.colour);
  const names = table.seats.map((seat) => seat.name);
  const texts = entry.events.map((event) => sentences.tell(event, colours, names));
  return { key: String(entry.seq), seq: entry.seq, seat: entry.seat, texts: texts.filter(Boolean) };
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
