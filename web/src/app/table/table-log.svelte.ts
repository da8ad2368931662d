/** What has happened at a table, move by move, as far as it has been told here. */

import type { LoggedMove, Moved, Snapshot } from '../client/wire';

export class TableLog {
  entries = $state.raw<readonly LoggedMove[]>([]);
  /** Moves before these are not told any more. */
  isCut = $state(false);

  /** A snapshot tells what is new since the number that it was asked for, or everything anew. */
  read({ since, log, log_cut, taken_back }: Snapshot): void {
    const before = since === 0 ? [] : this.entries;
    if (since === 0) this.isCut = log_cut;
    const told = log.map((entry) => entry.seq);
    const kept = before.filter(({ seq }) => !taken_back.includes(seq) && !told.includes(seq));
    this.entries = [...kept, ...log];
  }

  note({ seq, change, seat, action, events, took_back }: Moved): void {
    this.entries =
      change === 'undo'
        ? this.entries.filter((entry) => entry.seq !== took_back)
        : [...this.entries, { seq, seat, action, events }];
  }

  /** What others did since the last move of a seat. */
  since(seat: number | null): readonly LoggedMove[] {
    return this.entries.slice(this.entries.findLastIndex((entry) => entry.seat === seat) + 1);
  }

  /** What the seat that moved last did without another one between. */
  get latest(): readonly LoggedMove[] {
    const seat = this.entries.at(-1)?.seat;
    return this.entries.slice(this.entries.findLastIndex((entry) => entry.seat !== seat) + 1);
  }
}
