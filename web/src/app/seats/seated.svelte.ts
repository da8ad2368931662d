/** Which seats of a table this browser holds, has lost, or has left and may take back. */

import { api } from '../client/api';
import type { ShownTable } from '../client/wire';

export class Seated {
  table = $state.raw<ShownTable>() as ShownTable;
  /** A seat of this browser went to another device. */
  hasLostSeat = $state(false);
  #isLeaving = false;

  constructor(table: ShownTable) {
    this.table = table;
  }

  /** The seats of this browser. */
  get own(): number[] {
    return this.table.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  }

  /** The seats that this browser has left and may take back. */
  get left(): number[] {
    return this.table.seats.filter((seat) => seat.may_return).map((seat) => seat.seat);
  }

  /** Gives up the own seats. */
  async leave(): Promise<void> {
    this.#isLeaving = true;
    try {
      await api.leave(this.table.table);
    } catch (error) {
      this.#isLeaving = false;
      throw error;
    }
  }

  /** Who holds one seat looks through it; on a shared device everybody first says who they are. */
  protected ownEyes(): number | null {
    return this.own.length === 1 ? (this.own[0] ?? null) : null;
  }

  /** The own seat that is to play, where a person plays it. */
  protected ownToPlay(): number | null {
    const { active, phase, seats } = this.table;
    const seat = phase === 'playing' && active !== null ? seats[active] : undefined;
    return seat?.mine && !seat.bot ? seat.seat : null;
  }

  protected hearOfSeats(table: ShownTable): void {
    const lost = this.own.some((number) => {
      const seat = table.seats[number];
      return !seat?.mine && !seat?.may_return;
    });
    if (lost && !this.#isLeaving) this.hasLostSeat = true;
  }

  /** Shut out: the seat was left in another tab, or it is on another device now. */
  protected async askWhy(): Promise<void> {
    if (this.own.length === 0 || this.#isLeaving) return;
    const table = await api.table(this.table.table).catch(() => null);
    if (table?.seats.some((seat) => seat.may_return)) this.table = table;
    else this.hasLostSeat = true;
  }
}
