/** What others did since the last own move, shown once more move by move. */

import { api } from '../client/api';
import type { Frame } from '../client/wire';
import { TIMES } from '../pace';
import { preferences } from '../preferences.svelte';
import type { TableLog } from './table-log.svelte';

/** As many positions are shown at most. */
const FRAMES = 50;

/** The moves that are shown, and where they were made. */
interface Recapped {
  table: string;
  eyes: number | null;
  log: TableLog;
  /** How many moves at the end of the log are shown. */
  count: number;
}

export class Recap {
  isOn = $state(false);
  /** The position that it has come to. */
  frame = $state.raw<Frame | null>(null);
  /** The number of the move that led there; the first position is the one before all of them. */
  seq = $state<number | null>(null);
  #end: () => void = () => undefined;

  async show({ table, eyes, log, count }: Recapped): Promise<void> {
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
      const { entries, isCut } = log;
      const length = isCut ? (await api.frames(source, whose, 0, 0)).moves : entries.length;
      const first = length - Math.min(count, FRAMES - 1);
      const { frames } = await api.frames(source, whose, first, length);
      for (const frame of frames) {
        this.frame = frame;
        this.seq = frame.move > first ? (entries.at(frame.move - length - 1)?.seq ?? null) : null;
        const seen = new Promise<false>((go) =>
          setTimeout(() => {
            go(false);
          }, TIMES[preferences.pace].recapPause),
        );
        if (await Promise.race([ended, seen])) break;
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
