/** The review of a finished game: asked for, waited for, and looked up move by move. */

import { api, Refused } from '../client/api';
import type { ReplayHead, ReviewedGame, ReviewedMove, ReviewShown } from '../client/wire';

/** Milliseconds between two questions how far it has come. */
const PACE = 700;

export class ReviewStore {
  shown = $state.raw<ReviewShown | null>(null);
  /** Why there is no review, as the server says it; empty where it cannot be reached. */
  trouble = $state.raw<string | null>(null);
  readonly #head: ReplayHead;
  /** By number; moves without a choice are not among them. */
  readonly #judged = $derived<Record<number, ReviewedMove>>(
    Object.fromEntries(this.game?.moves.map((move) => [move.move, move]) ?? []),
  );
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(head: ReplayHead) {
    this.#head = head;
  }

  get game(): ReviewedGame | null {
    return this.shown?.review ?? null;
  }

  /** Shows what is kept already. */
  look(): Promise<void> {
    return this.#hear(api.review);
  }

  /** Has the game reviewed and waits for it; after a restart of the server that begins anew. */
  ask(): Promise<void> {
    return this.#hear(api.askForReview);
  }

  async #hear(question: (replay: string) => Promise<ReviewShown>): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.shown = await question(this.#head.replay ?? '');
      this.trouble = null;
    } catch (error) {
      this.trouble = error instanceof Refused ? error.message : '';
    }
    const isUnderWay = this.trouble === null && this.shown?.state === 'working';
    if (isUnderWay && !this.#isClosed) this.#timer = setTimeout(() => void this.ask(), PACE);
  }

  mistakeAt(move: number): ReviewedMove | undefined {
    const found = this.#judged[move];
    return found?.size ? found : undefined;
  }

  /** Every player's win chance after a move; none before the first that was judged. */
  chancesAt(move: number): readonly number[] | null {
    if (move >= this.#head.moves.length && this.#head.over) return this.result();
    for (let before = move; before > 0; before -= 1) {
      const found = this.#judged[before];
      if (found) return found.win;
    }
    return null;
  }

  /** The end of every line: the victory, shared where it was shared. */
  result(): readonly number[] | null {
    const { winners, players } = this.#head;
    if (!winners || winners.length === 0) return null;
    return Array.from({ length: players }, (_, seat) =>
      winners.includes(seat) ? 1 / winners.length : 0,
    );
  }

  /** A player's line: moves and the chances after them. */
  line(seat: number): [number, number][] {
    const line = (this.game?.moves ?? []).map(({ move, win }): [number, number] => [
      move,
      win[seat] ?? 0,
    ]);
    const end = this.#head.over ? this.result()?.[seat] : undefined;
    return end === undefined ? line : [...line, [this.#head.moves.length, end]];
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }
}
