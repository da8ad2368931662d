/** One table as this browser sees it: the position drawn, what may be done, and what happened. */

import { prefersReducedMotion } from 'svelte/motion';
import type { TableUi, View } from '../../games/game-ui';
import type { Language } from '../../words/catalogue';
import { api } from '../client/api';
import { serverTime } from '../client/server-time';
import { Connection, type Listener, type Status } from '../client/connection';
import type {
  ShownHint,
  LoggedMove,
  Moved,
  RefusalShape,
  Snapshot,
  ShownTable,
} from '../client/wire';
import { preferences } from '../preferences.svelte';
import { Explaining } from '../actions/explaining';
import { Seated } from '../seats/seated.svelte';

/** How long a move of somebody else stays before the next one is drawn. */
const PACE = 650;
const PACE_STILL = 250;
const FRAMES = 50;

/** The position as one pair of eyes sees it, with what may be done. */
type Position = Pick<
  Snapshot,
  'seq' | 'view' | 'yours' | 'legal' | 'reveals' | 'undo' | 'redo' | 'table'
>;

/** A view, and the way that a piece came to it. */
type Drawn = Pick<Moved, 'view' | 'way'>;

const NOTHING = {
  yours: false,
  legal: [],
  reveals: [],
  undo: { action: null, barrier: null },
  redo: { action: null },
} satisfies Omit<Position, 'seq' | 'view' | 'table'>;

export class TableStore extends Seated implements Listener {
  state = $state<Status>('connecting');
  /** The connection was lost and is not back yet. */
  isBroken = $state(false);
  eyes = $state<number | null>(null);
  position = $state.raw<Omit<Position, 'table' | 'view'>>({ seq: 0, ...NOTHING });
  log = $state.raw<LoggedMove[]>([]);
  /** The best moves, the best first, once asked for. */
  hints = $state.raw<ShownHint[]>([]);
  /** The player to whom the device is to be handed; the board is hidden meanwhile. */
  curtain = $state<number | null>(null);
  isRecapping = $state(false);
  /** The page was opened in a game that went on meanwhile; nothing has been done here since. */
  isReturning = $state(false);
  #now = $state.raw<Drawn>({ view: null, way: [] });
  #past = $state.raw<Drawn | null>(null);

  /** Called for every move as it is drawn. */
  onmove: (moved: Moved) => void = () => undefined;

  /** The game at this table. */
  readonly ui: TableUi;
  #connection: Connection;
  readonly #waiting: Moved[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #known = 0;
  readonly explaining = new Explaining((message) => this.#connection.ask(message));
  #closed = false;

  constructor(table: ShownTable, ui: TableUi) {
    super(table);
    this.ui = ui;
    this.eyes = this.ownEyes();
    this.#connection = new Connection(table.table, this);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#connection.close();
  }

  get view(): View | null {
    return this.curtain !== null ? null : (this.#past ?? this.#now).view;
  }

  get way(): readonly string[] {
    return (this.#past ?? this.#now).way;
  }

  get yours(): boolean {
    return this.position.yours && this.curtain === null && !this.isRecapping;
  }

  get legal(): string[] {
    return this.yours ? this.position.legal : [];
  }

  /** What others did since the last move through these eyes. */
  get news(): LoggedMove[] {
    const last = this.log.findLastIndex((entry) => entry.seat === this.eyes);
    return this.log.slice(last + 1);
  }

  hello() {
    const since = this.#known;
    return { type: 'hello' as const, since, eyes: this.eyes, lang: preferences.language };
  }

  /** A seat that went to another device while this one was away. */
  turnedAway({ code }: RefusalShape): boolean {
    if (code !== 'seat.not_yours' || this.eyes === null) return false;
    this.#forget(null);
    return true;
  }

  #forget(eyes: number | null): void {
    this.eyes = eyes;
    this.#known = 0;
  }

  status(status: Status): void {
    this.state = status;
    if (status === 'live') this.isBroken = false;
    if (status === 'broken') this.isBroken = true;
    if (status === 'gone' || status === 'locked') void this.askWhy();
  }

  snapshot(message: Snapshot): void {
    this.#hear(message.table);
    for (const moved of this.#waiting.splice(0)) this.#note(moved);
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const before = message.since === 0 ? [] : this.log;
    const told = message.log.map((entry) => entry.seq);
    this.log = [
      ...before.filter(
        (entry) => !message.taken_back.includes(entry.seq) && !told.includes(entry.seq),
      ),
      ...message.log,
    ];
    const isFirst = this.#known === 0;
    this.eyes = message.eyes;
    this.#known = message.seq;
    this.#take(message);
    this.isReturning = isFirst && this.news.length > 0 && this.news.length < this.log.length;
    if (this.curtain !== null && message.eyes === this.curtain) this.curtain = null;
    this.#watchCurtain();
  }

  moved(message: Moved): void {
    this.#hear(message.table);
    if (message.seq <= this.#known) return;
    if (message.seq > this.#known + 1) {
      void this.#connection.ask(this.hello()).catch(() => undefined);
      return;
    }
    this.#known = message.seq;
    this.#waiting.push(message);
    if (message.seat === this.eyes) this.#hurry();
    else if (this.#timer === undefined) this.#draw();
  }

  changed(table: ShownTable): void {
    this.#hear(table);
    this.table = table;
    this.#watchCurtain();
  }

  /** Seats and time are news as they arrive, whatever still waits to be drawn. */
  #hear(table: ShownTable): void {
    if (table.clock) serverTime.set(table.clock.now);
    this.hearOfSeats(table);
  }

  /** Takes the seats back that were left, and looks through them again. */
  async sitAgain(): Promise<void> {
    let { table } = this;
    for (const seat of this.left) table = await api.takeBack(table.table, seat);
    this.table = table;
    this.#forget(this.ownEyes());
    this.#connection.close();
    this.#connection = new Connection(table.table, this);
  }

  #take(position: Position, way: string[] = []): void {
    const { table, view, ...rest } = position;
    this.table = table;
    this.#now = { view, way };
    this.position = rest;
    this.hints = [];
    this.explaining.clear();
  }

  /** An own move is drawn at once, with whatever was still waiting before it. */
  #hurry(): void {
    while (this.#waiting.length > 0) this.#draw();
  }

  /** Draws the next move that waits; others' moves stay a moment so that they can be followed. */
  #draw(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const moved = this.#waiting.shift();
    if (!moved || this.#closed) return;
    const { type, change, seat, action, events, way, took_back, ...position } = moved;
    void [type, change, action, events, took_back];
    const more = this.#waiting.length > 0;
    this.#take(more ? { ...position, ...NOTHING } : position, way);
    this.#note(moved);
    if (seat === this.eyes) this.isReturning = false;
    this.onmove(moved);
    this.#watchCurtain();
    if (seat === this.eyes) return;
    const pace = prefersReducedMotion.current ? PACE_STILL : PACE;
    this.#timer = setTimeout(() => {
      this.#draw();
    }, pace);
  }

  #note({ seq, change, seat, action, events, took_back }: Moved): void {
    this.log =
      change === 'undo'
        ? this.log.filter((entry) => entry.seq !== took_back)
        : [...this.log, { seq, seat, action, events }];
  }

  /** Where another own seat was looked through the device changes hands before the next one looks. */
  #watchCurtain(): void {
    const { active, phase } = this.table;
    if (phase === 'over') {
      this.curtain = null;
      return;
    }
    if (phase !== 'playing' || active === null) return;
    const seat = this.table.seats[active];
    if (seat?.mine && !seat.bot && active !== this.eyes) this.curtain = active;
  }

  /** The player named on the curtain is there. */
  async lift(): Promise<void> {
    if (this.curtain !== null) await this.#connection.ask({ type: 'look', eyes: this.curtain });
  }

  async play(action: string): Promise<void> {
    await this.#connection.ask({ type: 'play', seq: this.position.seq, action });
  }

  async undo(): Promise<void> {
    await this.#change('undo');
  }

  async redo(): Promise<void> {
    await this.#change('redo');
  }

  async end(): Promise<void> {
    await this.#change('end');
  }

  async #change(type: 'undo' | 'redo' | 'end'): Promise<void> {
    await this.#connection.ask({ type, seq: this.position.seq });
  }

  async askHints(): Promise<void> {
    const seq = this.position.seq;
    const { hints = [] } = await this.#connection.ask({ type: 'hint' });
    if (seq === this.position.seq) this.hints = hints;
  }

  async setLanguage(lang: Language): Promise<void> {
    this.explaining.clear();
    await this.#connection.ask({ type: 'language', lang });
  }

  /** Plays what others did since the last own move once more on the board. */
  async recap(): Promise<void> {
    const news = this.news;
    const first = this.log.length - news.length;
    this.isReturning = false;
    if (news.length === 0 || this.isRecapping) return;
    this.isRecapping = true;
    try {
      const from = Math.max(first, this.log.length - FRAMES + 1);
      const eyes = this.eyes === null ? '' : String(this.eyes);
      const source = { kind: 'table', key: this.table.table } as const;
      const { frames } = await api.frames(source, eyes, from, this.log.length);
      for (const frame of frames) {
        this.#past = frame;
        await new Promise((go) => setTimeout(go, PACE));
      }
    } finally {
      this.#past = null;
      this.isRecapping = false;
    }
  }
}
