/** One move of the log in sentences. */

import type { LogEntry, Table } from '../client/wire';
import type { Sentences } from './sentences.svelte';

export interface Told {
  seq: number;
  seat: number;
  texts: string[];
}

/** Humans by name, bots by colour: two bots of one level would be the same name. */
export function tell(log: readonly LogEntry[], table: Table, sentences: Sentences): Told[] {
  const colours = table.seats.map((seat) => seat.colour);
  const names = table.seats.map((seat) => seat.name);
  return log.map(({ seq, seat, events }) => ({
    seq,
    seat,
    texts: events.map((event) => sentences.tell(event, colours, names)).filter(Boolean),
  }));
}
