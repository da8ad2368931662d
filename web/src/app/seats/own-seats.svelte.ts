/** Which seats of a table this browser holds, has lost, or has left and may take back. */

import { api } from '../client/api';
import type { ShownTable } from '../client/wire';

export class OwnSeats {
  /** A seat of this browser went to another device. */
  hasLost = $state(false);
  #isLeaving = false;
  /** The table as it is now. */
  readonly #table: () => ShownTable;

  constructor(table: () => ShownTable) {
    this.#table = table;
  }

  get own(): number[] {
    return this.#seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  }

  /** Those that this browser has left and may take back. */
  get left(): number[] {
    return this.#seats.filter((seat) => seat.may_return).map((seat) => seat.seat);
  }

  get #seats() {
    return this.#table().seats;
  }

  /** Who holds one seat looks through it; on a shared device everybody first says who they are. */
  get eyes(): number | null {
    return this.own.length === 1 ? (this.own[0] ?? null) : null;
  }

  /** The own seat that is to play, where a person plays it. */
  get toPlay(): number | null {
    const { active, phase, seats } = this.#table();
    const seat = phase === 'playing' && active !== null ? seats[active] : undefined;
    return seat?.mine && !seat.bot ? seat.seat : null;
  }

  /** Gives up the own seats. */
  async leave(): Promise<void> {
    this.#isLeaving = true;
    try {
      await api.leave(this.#table().table);
    } catch (error) {
      this.#isLeaving = false;
      throw error;
    }
  }

  /** The table is about to change: a seat that goes without being left is lost. */
  hear(table: ShownTable): void {
    const isLost = this.own.some((own) => {
      const seat = table.seats[own];
      return !seat?.mine && !seat?.may_return;
    });
    if (isLost && !this.#isLeaving) this.hasLost = true;
  }

  /**
   * Shut out: the seat was left in another tab, or it is on another device now. Tells the table
   * where a seat can be taken back.
   */
  async askWhy(): Promise<ShownTable | null> {
    if (this.own.length === 0 || this.#isLeaving) return null;
    const table = await api.table(this.#table().table).catch(() => null);
    if (table?.seats.some((seat) => seat.may_return)) return table;
    this.hasLost = true;
    return null;
  }
}
