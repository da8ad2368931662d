/** A game to step through. Frames are fetched in portions around the move looked at. */

import { prefersReducedMotion } from 'svelte/motion';
import { gameNamed } from '../../games';
import type { TableUi } from '../../games/game-ui';
import { cut } from '../../games/shared/tempo';
import { api, type ReplaySource } from '../client/api';
import type { Frame, ReplayHead } from '../client/wire';

const PORTION = 25;
const PACE = 900;

export class ReplayStore {
  head = $state.raw<ReplayHead>() as ReplayHead;
  at = $state(0);
  eyes = $state('');
  isPlaying = $state(false);
  frame = $state.raw<Frame | null>(null);
  /** The way from the frame shown before. */
  way = $state.raw<string[]>([]);
  readonly source: ReplaySource;
  readonly ui: TableUi;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- a store of answers that nothing is drawn from
  readonly #frames = new Map<number, Frame>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(source: ReplaySource, head: ReplayHead, ui: TableUi, move: number | null) {
    this.source = source;
    this.ui = ui;
    this.head = head;
    this.eyes = head.over ? 'all' : head.eyes[0] === null ? '' : String(head.eyes[0] ?? '');
    this.at = Math.min(move ?? 0, this.length);
  }

  static async open(source: ReplaySource, move: number | null): Promise<ReplayStore> {
    const head = await api.replay(source);
    const store = new ReplayStore(source, head, await gameNamed(head.game).table(), move);
    await store.go(store.at);
    return store;
  }

  get length(): number {
    return this.head.moves.length;
  }

  async go(move: number): Promise<void> {
    const wanted = Math.max(0, Math.min(move, this.length));
    this.at = wanted;
    const frame = await this.#fetch(wanted);
    if (this.at !== wanted || !frame) return;
    const show = () => {
      this.way = this.#wayTo(frame);
      this.frame = frame;
    };
    // Between distant moves there is no movement that would show anything that happened.
    if (Math.abs(frame.move - (this.frame?.move ?? frame.move)) === 1) show();
    else cut(show);
  }

  /** Only between neighbouring moves; whoever jumps further goes straight. */
  #wayTo(frame: Frame): string[] {
    const { move, way } = this.frame ?? { move: -1, way: [] };
    if (frame.move === move + 1) return frame.way;
    return frame.move === move - 1 ? way.toReversed() : [];
  }

  async look(eyes: string): Promise<void> {
    this.eyes = eyes;
    this.#frames.clear();
    await this.go(this.at);
  }

  async #fetch(move: number): Promise<Frame | undefined> {
    const before = this.#frames.get(move);
    if (before) return before;
    const from = Math.floor(move / PORTION) * PORTION;
    const to = Math.min(from + PORTION - 1, this.length);
    const eyes = this.eyes;
    const { frames } = await api.frames(this.source, eyes, from, to);
    if (eyes !== this.eyes) return undefined;
    for (const frame of frames) this.#frames.set(frame.move, frame);
    return this.#frames.get(move);
  }

  /** The first move of the next or the previous turn. */
  turn(direction: 1 | -1): number {
    const { moves } = this.head;
    const seatAt = (move: number) => moves[move - 1]?.seat;
    let move = this.at + direction;
    while (move > 0 && move < this.length && seatAt(move) === seatAt(move + 1)) move += direction;
    return Math.max(0, Math.min(move, this.length));
  }

  toggle(): void {
    this.isPlaying = !this.isPlaying;
    if (this.isPlaying && this.at >= this.length) this.at = 0;
    if (this.isPlaying) void this.#run();
    else clearTimeout(this.#timer);
  }

  async #run(): Promise<void> {
    if (!this.isPlaying) return;
    if (this.at >= this.length) {
      this.isPlaying = false;
      return;
    }
    await this.go(this.at + 1);
    this.#timer = setTimeout(() => void this.#run(), prefersReducedMotion.current ? 1200 : PACE);
  }

  close(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }
}
