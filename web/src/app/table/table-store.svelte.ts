/** One table as this browser sees it: the position drawn, what may be done, and what happened. */

import type { TableUi, View } from '../../games/game-ui';
import { cut, finishMotion } from '../../games/shared/tempo';
import type { Language } from '../../words/catalogue';
import { api } from '../client/api';
import { serverTime } from '../client/server-time';
import { Connection, type Listener, type Status } from '../client/connection';
import type {
  ShownHint,
  LoggedMove,
  Moved,
  RefusalShape,
  Said,
  Signed,
  Snapshot,
  ShownTable,
} from '../client/wire';
import { hurries } from '../pace';
import { preferences } from '../preferences.svelte';
import { Coach } from '../coach/coach.svelte';
import { Explanations } from '../actions/explanations';
import type { Playable } from '../actions/playable';
import { Talk } from '../talk/talk.svelte';
import { OwnSeats } from '../seats/own-seats.svelte';
import { NOTHING, type Drawn, type Position } from './position';
import { Queue } from './queue.svelte';
import { Recap } from './recap.svelte';
import { TableLog } from './table-log.svelte';

export class TableStore implements Listener, Playable {
  table = $state.raw<ShownTable>() as ShownTable;
  readonly seats = new OwnSeats(() => this.table);
  state = $state<Status>('connecting');
  /** The connection was lost and is not back yet. */
  isBroken = $state(false);
  eyes = $state<number | null>(null);
  position = $state.raw<Omit<Position, 'table' | 'view'>>({ seq: 0, tutorial: null, ...NOTHING });
  readonly log = new TableLog();
  /** The best moves, the best first, once asked for. */
  hints = $state.raw<readonly ShownHint[]>([]);
  /** The player to whom the device is to be handed; the board is hidden meanwhile. */
  curtain = $state<number | null>(null);
  /** The page was opened in a game that went on meanwhile; nothing has been done here since. */
  isReturning = $state(false);
  #now = $state.raw<Drawn>({ view: null, way: [] });

  /** Called for every move as it is drawn. */
  onmove: (moved: Moved) => void = () => undefined;

  /** The game at this table. */
  readonly ui: TableUi;
  #connection: Connection;
  readonly recap = new Recap();
  readonly #queue = new Queue((moved, isLast) => {
    this.#draw(moved, isLast);
  });
  #known = 0;
  readonly coach = new Coach(this);
  readonly explanations = new Explanations((message) => this.#connection.ask(message));
  readonly talk = new Talk((message) => this.#connection.ask(message));
  #turningTo: number | null = null;

  constructor(table: ShownTable, ui: TableUi) {
    this.table = table;
    this.ui = ui;
    this.eyes = this.seats.eyes;
    this.#connection = new Connection(table.table, this);
  }

  close(): void {
    this.#queue.empty();
    this.#connection.close();
  }

  get view(): View | null {
    return this.curtain !== null ? null : (this.recap.frame ?? this.#now).view;
  }

  get way(): readonly string[] {
    return (this.recap.frame ?? this.#now).way;
  }

  get yours(): boolean {
    return this.position.yours && this.curtain === null && !this.isRecapping;
  }

  get names(): (string | null)[] {
    return this.table.seats.map(({ name }) => name);
  }

  get legal(): string[] {
    return this.yours ? this.position.legal : [];
  }

  /** What others did since the last move through these eyes. */
  get news(): readonly LoggedMove[] {
    return this.log.since(this.eyes);
  }

  /** The moves to be seen on the board: what others did, or what a recap has come to. */
  get traced(): readonly LoggedMove[] {
    if (this.isRecapping) return this.log.entries.filter(({ seq }) => seq === this.recap.seq);
    return this.eyes === null ? this.log.latest : this.news;
  }

  get isRecapping(): boolean {
    return this.recap.isOn;
  }

  /** Something that has happened is still being shown. */
  get isShowing(): boolean {
    return this.#queue.length > 0 || this.isRecapping;
  }

  hello() {
    return {
      type: 'hello' as const,
      since: this.#known,
      eyes: this.eyes,
      lang: preferences.language,
      hurry: hurries(preferences.pace),
    };
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
    if (status === 'gone' || status === 'locked') void this.#askWhy();
  }

  async #askWhy(): Promise<void> {
    const table = await this.seats.askWhy();
    if (table) this.table = table;
  }

  snapshot(message: Snapshot): void {
    this.#hear(message.table);
    for (const moved of this.#queue.empty()) this.log.note(moved);
    this.log.read(message);
    const isFirst = this.#known === 0;
    this.eyes = message.eyes;
    this.#known = message.seq;
    this.#take(message);
    const { length } = this.news;
    this.isReturning = isFirst && length > 0 && length < this.log.entries.length;
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
    this.#queue.push(message, message.seat === this.eyes);
  }

  changed(table: ShownTable): void {
    this.#hear(table);
    if (this.#queue.amend(table)) return;
    this.table = table;
    this.#watchCurtain();
  }

  talked(message: Said | Signed): void {
    this.talk.hear(message, this.seats.own);
  }

  /** Seats and time are news as they arrive, whatever still waits to be drawn. */
  #hear(table: ShownTable): void {
    if (table.clock) serverTime.set(table.clock.now);
    this.seats.hear(table);
  }

  /** Takes the seats back that were left, and looks through them again. */
  async sitAgain(): Promise<void> {
    let { table } = this;
    for (const seat of this.seats.left) table = await api.takeBack(table.table, seat);
    this.table = table;
    this.#forget(this.seats.eyes);
    this.#connection.close();
    this.#connection = new Connection(table.table, this);
  }

  #take(position: Position, way: string[] = []): void {
    const { table, view, ...rest } = position;
    this.table = table;
    this.#now = { view, way };
    this.position = rest;
    this.hints = [];
    this.explanations.clear();
  }

  /** Goes to the end of what is being shown. */
  skip(): void {
    this.recap.end();
    cut(() => {
      this.#queue.hurry();
    });
    finishMotion();
  }

  /** Nothing can be done while there are moves that are still to be drawn. */
  #draw(moved: Moved, isLast: boolean): void {
    const { type, change, seat, action, events, way, took_back, ...position } = moved;
    void [type, change, action, events, took_back];
    this.#take(isLast ? position : { ...position, ...NOTHING, secrets: position.secrets }, way);
    this.log.note(moved);
    if (seat === this.eyes) this.isReturning = false;
    this.coach.note(moved);
    this.onmove(moved);
    this.#watchCurtain();
  }

  /**
   * Where another own seat was looked through the device changes hands before the next one looks;
   * it is hidden meanwhile only from a seat that knows what others may not see.
   */
  #watchCurtain(): void {
    if (this.table.phase === 'over') this.curtain = null;
    const seat = this.seats.toPlay;
    if (seat === null || seat === this.eyes) return;
    if (this.position.secrets.includes(seat)) this.curtain = seat;
    else if (this.#turningTo !== seat) this.#turnTo(seat);
  }

  #turnTo(seat: number): void {
    this.#turningTo = seat;
    void this.#connection
      .ask({ type: 'look', eyes: seat })
      .catch(() => (this.curtain = seat))
      .finally(() => (this.#turningTo = null));
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
    this.explanations.clear();
    await this.#connection.ask({ type: 'language', lang });
  }

  /** The pace was chosen anew: whoever is alone with bots need not wait for them. */
  async changePace(): Promise<void> {
    if (this.#known > 0) await this.#connection.ask(this.hello());
  }

  /** Plays what others did since the last own move once more on the board. */
  async showRecap(): Promise<void> {
    const { table, eyes, log, news } = this;
    this.isReturning = false;
    await this.recap.show({ table: table.table, eyes, log, count: news.length });
  }
}
