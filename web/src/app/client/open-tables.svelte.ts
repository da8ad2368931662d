/** The meeting place while the home page is open: which tables wait for players, live. */

import { preferences } from '../preferences.svelte';
import type { Arrive, MeetingServerMessage, OpenTable } from './wire';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 30_000;
/** The server's code for what its operator has switched off. */
const SWITCHED_OFF = 4404;

export class Meeting {
  tables = $state.raw<readonly OpenTable[]>([]);
  /** The list is what the server has now. */
  isLive = $state(false);
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor() {
    this.#open();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    this.#socket?.close();
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
      if (this.#isClosed || code === SWITCHED_OFF) return;
      this.#retry = setTimeout(() => {
        this.#open();
      }, this.#wait);
      this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
    };
  }

  #hear(message: MeetingServerMessage): void {
    if (message.type === 'open_tables') {
      this.tables = message.tables;
      this.isLive = true;
      this.#wait = FIRST_WAIT;
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
