/** The log in sentences: moves, and turns that took too long. */

import type { Words } from '../../words/words.svelte';
import type { Late, LogEntry, Table } from '../client/wire';
import { seatName } from '../seats/names';
import type { Sentences } from './sentences.svelte';

export interface Told {
  key: string;
  seq: number;
  seat: number;
  texts: string[];
}

/** Humans by name, bots by colour: two bots of one level would be the same name. */
export function tell(log: readonly LogEntry[], table: Table, sentences: Sentences): Told[] {
  const colours = table.seats.map((seat) => seat.colour);
  const names = table.seats.map((seat) => seat.name);
  return log.map(({ seq, seat, events }) => ({
    key: String(seq),
    seq,
    seat,
    texts: events.map((event) => sentences.tell(event, colours, names)).filter(Boolean),
  }));
}

export function tellLate(late: Late, table: Table, words: Words): Told {
  const name = seatName(table, late.seat, words);
  const text = words.text('clock-late', { name, late: table.clock?.late ?? '' });
  return { key: `late ${late.at}`, seq: late.seq, seat: late.seat, texts: [text] };
}

/** Each late turn belongs after the move with its number. */
export function withLates(told: readonly Told[], table: Table, words: Words): Told[] {
  const lates = table.clock?.lates ?? [];
  return [...told, ...lates.map((late) => tellLate(late, table, words))].sort(
    (a, b) => a.seq - b.seq,
  );
}
