/**
 * One live connection to a table. It comes back by itself after a break; what was asked before the
 * break is asked again under the same id, which the server answers without doing anything twice.
 */

import { Refused } from './api';
import { closeOnceOpen } from './hang-up';
import { questions } from './pending.svelte';
import { keeper, type Line } from './table-keeper';
import { Watchdog } from './watchdog';
import type {
  Answer,
  ClientMessage,
  Hello,
  Moved,
  RefusalShape,
  RefusedMessage,
  Said,
  ServerMessage,
  ShownTable,
  Signed,
  Snapshot,
} from './wire';

type WithoutId<Message> = Message extends { id: string } ? Omit<Message, 'id'> : never;
/** What can be said; its id comes with it. */
export type AskedMessage = WithoutId<ClientMessage>;

export type Status = 'connecting' | 'live' | 'broken' | 'gone' | 'locked' | 'elsewhere';

export interface Listener {
  /** What to say hello with: the last sequence number known and through whose eyes to look. */
  hello(): WithoutId<Hello>;
  /** The hello was refused. Says whether there is another one to try at once. */
  turnedAway(refusal: RefusalShape): boolean;
  status(status: Status): void;
  snapshot(message: Snapshot): void;
  moved(message: Moved): void;
  changed(table: ShownTable): void;
  /** Somebody at the table has said something. */
  talked?(message: Said | Signed): void;
}

interface Asked {
  /** Empty where it is not to be asked again after a break. */
  text: string;
  settle: (answer: Answer | RefusedMessage) => void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
/**
 * Closed for good: the server's codes for a table that is gone, for one that asks a passphrase, and
 * for a window that newer ones of the same player have pushed out. Were it to come back by itself,
 * the windows would push each other out in turn.
 */
const CLOSED: Record<number, Status> = { 4404: 'gone', 4423: 'locked', 4409: 'elsewhere' };

const session = crypto.getRandomValues(new Uint32Array(2)).join('-');

export class Connection {
  readonly #table: string;
  readonly #listener: Listener;
  readonly #asked = new Map<string, Asked>();
  #socket: Line | null = null;
  #count = 0;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #greeted = false;
  #isSilent = false;
  /** Only over a network somebody may fall silent. */
  readonly #watchdog = !keeper.isRemote
    ? null
    : new Watchdog({
        ask: () => {
          this.#ping();
        },
        silent: () => {
          this.#isSilent = true;
          this.#listener.status('broken');
        },
        dead: () => {
          this.#drop();
        },
        isSeen: () => document.visibilityState === 'visible',
      });
  readonly #offline = () => {
    if (this.#greeted) this.#watchdog?.doubt();
  };
  /** Another network may be there now, through which the old connection does not lead. */
  readonly #online = () => {
    if (this.#isSilent) this.#drop();
    if (!this.#socket) this.#open();
    else if (this.#greeted) this.#watchdog?.doubt();
  };
  readonly #seen = () => {
    if (document.visibilityState === 'visible') this.#online();
  };

  constructor(table: string, listener: Listener) {
    this.#table = table;
    this.#listener = listener;
    addEventListener('offline', this.#offline);
    addEventListener('online', this.#online);
    document.addEventListener('visibilitychange', this.#seen);
    this.#open();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('offline', this.#offline);
    removeEventListener('online', this.#online);
    document.removeEventListener('visibilitychange', this.#seen);
    clearTimeout(this.#retry);
    this.#watchdog?.stop();
    if (this.#socket) closeOnceOpen(this.#socket);
  }

  /** Resolves with the answer; a refusal is thrown. */
  async ask(message: AskedMessage): Promise<Answer> {
    const answer = await questions.during(this.#send(message));
    if (!answer.ok) throw new Refused(answer.error);
    return answer;
  }

  #send(message: AskedMessage): Promise<Answer | RefusedMessage> {
    const id = `${session}-${++this.#count}`;
    const text = JSON.stringify({ id, ...message });
    return new Promise((settle) => {
      this.#asked.set(id, { text, settle });
      if (!this.#greeted) return;
      this.#socket?.send(text);
      this.#watchdog?.expect();
    });
  }

  #ping(): void {
    const id = `${session}-ping-${++this.#count}`;
    this.#asked.set(id, { text: '', settle: () => undefined });
    this.#socket?.send(JSON.stringify({ type: 'ping', id }));
    this.#watchdog?.expect();
  }

  #open(): void {
    if (this.#closed) return;
    clearTimeout(this.#retry);
    this.#listener.status('connecting');
    const socket = keeper.line(this.#table);
    this.#socket = socket;
    this.#watchdog?.expect();
    socket.onopen = () => {
      this.#hello(socket);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#hear(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = (event) => {
      this.#disconnected(event.code);
    };
  }

  #hello(socket: Line): void {
    const id = `${session}-hello-${++this.#count}`;
    const settle = (answer: Answer | RefusedMessage) => {
      if (answer.ok) this.#greet();
      else if (this.#listener.turnedAway(answer.error)) this.#hello(socket);
      else socket.close();
    };
    this.#asked.set(id, { text: '', settle });
    socket.send(JSON.stringify({ id, ...this.#listener.hello() }));
  }

  #greet(): void {
    this.#greeted = true;
    this.#wait = FIRST_WAIT;
    this.#listener.status('live');
    for (const asked of this.#asked.values()) if (asked.text) this.#socket?.send(asked.text);
  }

  #hear(message: ServerMessage): void {
    if (this.#closed) return;
    this.#watchdog?.heard();
    if (this.#isSilent && this.#greeted) this.#listener.status('live');
    this.#isSilent = false;
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
      case 'sign':
      case 'said':
        this.#listener.talked?.(message);
        break;
    }
  }

  /** Gives a connection up that says nothing any more, not even that it is closed. */
  #drop(): void {
    const socket = this.#socket;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.#disconnected(0);
  }

  #disconnected(code: number): void {
    this.#socket = null;
    this.#greeted = this.#isSilent = false;
    this.#watchdog?.stop();
    for (const [id, asked] of this.#asked) if (!asked.text) this.#asked.delete(id);
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
