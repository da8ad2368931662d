/** What others did since the last own move, shown once more move by move. */

import { api } from '../client/api';
import type { Frame, LoggedMove } from '../client/wire';
import { TIMES } from '../pace';
import { preferences } from '../preferences.svelte';

/** As many positions are shown at most. */
const FRAMES = 50;

interface Retold {
  table: string;
  eyes: number | null;
  log: readonly LoggedMove[];
  /** How many moves at the end of the log are shown. */
  count: number;
  /** Moves before those of the log are not told any more. */
  isLogCut: boolean;
}

export class Recap {
  isOn = $state(false);
  /** The position that it has come to. */
  frame = $state.raw<Frame | null>(null);
  /** The number of the move that led there; the first position is the one before all of them. */
  seq = $state<number | null>(null);
  #end: () => void = () => undefined;

  async show({ table, eyes, log, count, isLogCut }: Retold): Promise<void> {
    if (count === 0 || this.isOn) return;
    this.isOn = true;
    const ended = new Promise<true>((end) => {
      this.#end = () => {
        end(true);
      };
    });
    try {
      const source = { kind: 'table', key: table } as const;
      const whose = eyes === null ? '' : String(eyes);
      const length = isLogCut ? (await api.frames(source, whose, 0, 0)).moves : log.length;
      const first = length - Math.min(count, FRAMES - 1);
      const { frames } = await api.frames(source, whose, first, length);
      for (const frame of frames) {
        this.frame = frame;
        this.seq = frame.move > first ? (log.at(frame.move - length - 1)?.seq ?? null) : null;
        const held = new Promise<false>((go) =>
          setTimeout(() => {
            go(false);
          }, TIMES[preferences.pace].again),
        );
        if (await Promise.race([ended, held])) break;
      }
    } finally {
      this.frame = this.seq = null;
      this.isOn = false;
    }
  }

  /** Leaves out what is left of it. */
  end(): void {
    this.#end();
  }
}
