/** Notices when the other side has fallen silent: sockets stay open long after the network is gone. */

export interface Watched {
  /** Asks for a sign of life, which will be answered at once. */
  ask(): void;
  /** Nothing was heard for too long; it may still come. */
  silent(): void;
  /** Nothing will come any more. */
  dead(): void;
  /** Whether somebody is looking. */
  isSeen(): boolean;
}

/** Milliseconds of quiet after which a sign of life is asked for, the second where nobody looks. */
const QUIET = 5_000;
const QUIET_UNSEEN = 20_000;
/** How long an answer may take; less where the browser itself says that there is no network. */
export const PATIENCE = 5_000;
const PATIENCE_OFFLINE = 2_000;
/** How much longer until the connection is given up. */
export const LAST_PATIENCE = 10_000;

export class Watchdog {
  readonly #watched: Watched;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isExpecting = false;

  constructor(watched: Watched) {
    this.#watched = watched;
  }

  /** Something came. */
  heard(): void {
    this.#isExpecting = false;
    this.#after(this.#watched.isSeen() ? QUIET : QUIET_UNSEEN, () => {
      this.#watched.ask();
    });
  }

  /** Something was asked: the next thing to come, whatever it is, is a sign of life. */
  expect(): void {
    if (!this.#isExpecting) this.#expect(PATIENCE);
  }

  /** There may be no network any more. A server on this very machine does not need one. */
  doubt(): void {
    this.#watched.ask();
    this.#expect(PATIENCE_OFFLINE);
  }

  stop(): void {
    this.#isExpecting = false;
    clearTimeout(this.#timer);
  }

  #expect(patience: number): void {
    this.#isExpecting = true;
    this.#after(patience, () => {
      this.#after(LAST_PATIENCE, () => {
        this.#watched.dead();
      });
      this.#watched.silent();
    });
  }

  #after(milliseconds: number, act: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(act, milliseconds);
  }
}
