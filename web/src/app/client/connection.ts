/**
 * One live connection to a table. It comes back by itself after a break; what was asked before the
 * break is asked again under the same id, which the server answers without doing anything twice.
 */

import { Refused } from './api';
import type { Answer, Moved, ServerMessage, Snapshot, Table } from './wire';

export type Status = 'connecting' | 'live' | 'broken' | 'gone' | 'locked' | 'elsewhere';

export interface Listener {
  /** What to say hello with: the last sequence number known and through whose eyes to look. */
  hello(): { since: number; eyes: number | null; lang: string };
  status(status: Status): void;
  snapshot(message: Snapshot): void;
  moved(message: Moved): void;
  changed(table: Table): void;
}

interface Asked {
  text: string;
  settle: (answer: Answer) => void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
const PING_EVERY = 20_000;
/**
 * Closed for good: the server's codes for a table that is gone, for one that asks a passphrase, and
 * for a window that newer ones of the same player have pushed out. Were it to come back by itself,
 * the windows would push each other out in turn.
 */
const CLOSED: Record<number, Status> = { 4404: 'gone', 4423: 'locked', 4409: 'elsewhere' };

const session = crypto.getRandomValues(new Uint32Array(2)).join('-');

export class Connection {
  readonly #address: string;
  readonly #listener: Listener;
  readonly #asked = new Map<string, Asked>();
  #socket: WebSocket | null = null;
  #count = 0;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #closed = false;
  #greeted = false;
  readonly #hurry = () => {
    if (document.visibilityState === 'visible' && !this.#socket) this.#open();
  };

  constructor(table: string, listener: Listener) {
    this.#address = `${location.origin.replace(/^http/, 'ws')}/api/tables/${table}/socket`;
    this.#listener = listener;
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#open();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    clearTimeout(this.#retry);
    clearInterval(this.#pulse);
    this.#socket?.close();
  }

  /** Resolves with the answer; a refusal is thrown. */
  async ask(type: string, values: Record<string, unknown> = {}): Promise<Answer> {
    const answer = await this.#send(type, values);
    if (!answer.ok && answer.error) throw new Refused(answer.error);
    return answer;
  }

  #send(type: string, values: Record<string, unknown>): Promise<Answer> {
    const id = `${session}-${++this.#count}`;
    const text = JSON.stringify({ type, id, ...values });
    return new Promise((settle) => {
      this.#asked.set(id, { text, settle });
      if (this.#greeted) this.#socket?.send(text);
    });
  }

  #open(): void {
    if (this.#closed) return;
    clearTimeout(this.#retry);
    this.#listener.status('connecting');
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.onopen = () => {
      const id = `${session}-hello-${++this.#count}`;
      this.#asked.set(id, {
        text: '',
        settle: (answer) => {
          if (answer.ok) this.#greet();
          else socket.close();
        },
      });
      socket.send(JSON.stringify({ type: 'hello', id, ...this.#listener.hello() }));
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#hear(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = (event) => {
      this.#lost(event.code);
    };
  }

  #greet(): void {
    this.#greeted = true;
    this.#wait = FIRST_WAIT;
    this.#listener.status('live');
    for (const asked of this.#asked.values()) if (asked.text) this.#socket?.send(asked.text);
    clearInterval(this.#pulse);
    this.#pulse = setInterval(() => void this.#send('ping', {}), PING_EVERY);
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'answer':
        if (message.id) {
          const asked = this.#asked.get(message.id);
          this.#asked.delete(message.id);
          asked?.settle(message);
        }
        break;
      case 'snapshot':
        this.#listener.snapshot(message);
        break;
      case 'moved':
        this.#listener.moved(message);
        break;
      case 'table':
        this.#listener.changed(message.table);
        break;
      case 'closing':
        break;
    }
  }

  #lost(code: number): void {
    this.#socket = null;
    this.#greeted = false;
    clearInterval(this.#pulse);
    if (this.#closed) return;
    const closed = CLOSED[code];
    if (closed) {
      this.#closed = true;
      this.#listener.status(closed);
      return;
    }
    this.#listener.status('broken');
    this.#retry = setTimeout(() => {
      this.#open();
    }, this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }
}
