/** The meeting place while the home page is open: which tables wait for players, and who seeks a game. */

import { preferences } from '../preferences.svelte';
import { api } from './api';
import { closeOnceOpen } from './hang-up';
import type {
  Arrive,
  MeetingClientMessage,
  MeetingServerMessage,
  OpenTable,
  Seek,
  Seeking,
} from './wire';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 30_000;
/** The server's code for what its operator has switched off. */
const SWITCHED_OFF = 4404;

export type Sought = Pick<Seek, 'game' | 'players' | 'pace'>;

export class Meeting {
  tables = $state.raw<readonly OpenTable[]>([]);
  /** The list is what the server has now. */
  isLive = $state(false);
  /** What is sought, also while the connection is away. */
  sought = $state.raw<Sought | null>(null);
  /** How the search stands, as the server has last said. */
  seeking = $state.raw<Seeking | null>(null);
  /** The table that was found. */
  found = $state.raw<string | null>(null);
  /** The server's sentence against the search. */
  trouble = $state('');
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  #isKnown = false;
  #ids = 0;

  constructor() {
    this.#open();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    if (this.#socket) closeOnceOpen(this.#socket);
  }

  /** Leaving the page ends the search; a broken connection takes it up again. */
  async seek(sought: Sought): Promise<void> {
    this.trouble = '';
    this.sought = sought;
    if (this.#isKnown) {
      this.#sendSought();
      return;
    }
    await api.arrive();
    this.#isKnown = true;
    // The server knows who is at the other end from the moment of opening.
    this.#wait = 0;
    if (this.#socket) closeOnceOpen(this.#socket);
  }

  fill(): void {
    this.#say({ type: 'fill', id: this.#newId() });
  }

  stop(): void {
    this.#say({ type: 'stop', id: this.#newId() });
    this.#forgetSearch();
  }

  #forgetSearch(): void {
    this.sought = this.seeking = null;
  }

  #newId = () => String(++this.#ids);

  #say(message: MeetingClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #sendSought(): void {
    if (this.sought === null) return;
    const { game, players, pace } = this.sought;
    const name = preferences.name;
    this.#say({ type: 'seek', id: this.#newId(), game, players, pace, name });
  }

  #open(): void {
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/meeting/socket`);
    this.#socket = socket;
    socket.onopen = () => {
      const hello: Arrive = { type: 'hello', id: 'hello', lang: preferences.language };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#hear(JSON.parse(event.data) as MeetingServerMessage);
    };
    socket.onclose = ({ code }) => {
      this.isLive = false;
      this.seeking = null;
      if (this.#isClosed || code === SWITCHED_OFF) return;
      this.#retry = setTimeout(() => {
        this.#open();
      }, this.#wait);
      this.#wait = Math.min(Math.max(2 * this.#wait, FIRST_WAIT), LONGEST_WAIT);
    };
  }

  #hear(message: MeetingServerMessage): void {
    if (message.type === 'open_tables') {
      this.tables = message.tables;
      this.isLive = true;
      this.#wait = FIRST_WAIT;
      this.#sendSought();
    } else if (message.type === 'seeking') {
      if (this.sought !== null) this.seeking = message;
    } else if (message.type === 'paired') {
      this.#forgetSearch();
      this.found = message.table;
    } else if (message.type === 'stopped') {
      this.#forgetSearch();
    } else if (message.type === 'answer') {
      if (!message.ok) {
        this.trouble = message.error.message;
        this.#forgetSearch();
      }
    } else if (message.type === 'open_tables_changed') {
      const { changed, gone } = message;
      const isNew = ({ table }: OpenTable) => this.tables.every((known) => known.table !== table);
      const kept = this.tables
        .filter(({ table }) => !gone.includes(table))
        .map((known) => changed.find(({ table }) => table === known.table) ?? known);
      this.tables = [...changed.filter(isNew), ...kept];
    }
  }
}
