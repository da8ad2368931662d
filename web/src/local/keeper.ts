/** This browser keeps the tables: a worker runs the rules, and the page asks it as it would a server. */

import type { Line, TableKeeper } from '../app/client/table-keeper';
import { loading } from '../app/client/download.svelte';
import type { Engine, ToPage, ToWorker } from './messages';

/** A line to a table that the worker keeps. */
class WorkerLine implements Line {
  readyState: number = WebSocket.CONNECTING;
  onopen: Line['onopen'] = null;
  onmessage: Line['onmessage'] = null;
  onclose: Line['onclose'] = null;
  readonly #say: (text: string) => void;
  readonly #hangUp: () => void;

  constructor(say: (text: string) => void, hangUp: () => void) {
    this.#say = say;
    this.#hangUp = hangUp;
    queueMicrotask(() => {
      this.readyState = WebSocket.OPEN;
      this.onopen?.(new Event('open'));
    });
  }

  send(text: string): void {
    this.#say(text);
  }

  close(): void {
    this.#hangUp();
  }
}

export class LocalKeeper implements TableKeeper {
  readonly isRemote = false;
  readonly #base: string;
  readonly #engine: Promise<Engine>;
  readonly #waiting = new Map<number, (response: Response) => void>();
  readonly #lines = new Map<number, WorkerLine>();
  #worker: Worker | null = null;
  #count = 0;

  /** `base` is the address of the folder in which the site lies. */
  constructor(base: string) {
    this.#base = base;
    this.#engine = fetch(new URL('engine.json', base)).then(
      (answer) => answer.json() as Promise<Engine>,
    );
  }

  async request(path: string, init: RequestInit): Promise<Response> {
    const { answers, folder } = await this.#engine;
    const ready = answers[path];
    if (ready !== undefined) return fetch(new URL(`${folder}/${ready}`, this.#base));
    const id = ++this.#count;
    const headers = new Headers(init.headers);
    this.#post({
      kind: 'ask',
      id,
      method: init.method ?? 'GET',
      path,
      lang: headers.get('Accept-Language') ?? 'en',
      body: typeof init.body === 'string' ? init.body : '',
    });
    return new Promise((resolve) => this.#waiting.set(id, resolve));
  }

  line(table: string): Line {
    const number = ++this.#count;
    const line = new WorkerLine(
      (text) => {
        this.#post({ kind: 'say', line: number, text });
      },
      () => {
        this.#lines.delete(number);
        this.#post({ kind: 'hang-up', line: number });
      },
    );
    this.#lines.set(number, line);
    this.#post({ kind: 'open', line: number, table });
    return line;
  }

  /** The worker begins to fetch what it needs. */
  wake(): Worker {
    if (this.#worker) return this.#worker;
    loading.part = 0;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      type: 'module',
      name: this.#base,
    });
    worker.onmessage = (event: MessageEvent<ToPage>) => {
      this.#hear(event.data);
    };
    this.#worker = worker;
    return worker;
  }

  #post(message: ToWorker): void {
    this.wake().postMessage(message);
  }

  #hear(message: ToPage): void {
    switch (message.kind) {
      case 'answer':
        this.#waiting.get(message.id)?.(new Response(message.text, { status: message.status }));
        this.#waiting.delete(message.id);
        break;
      case 'said':
        this.#lines
          .get(message.line)
          ?.onmessage?.(new MessageEvent('message', { data: message.text }));
        break;
      case 'closed':
        this.#lines.get(message.line)?.onclose?.(new CloseEvent('close', { code: message.code }));
        this.#lines.delete(message.line);
        break;
      case 'progress':
        loading.part = message.part;
        break;
      case 'failed':
        loading.trouble = message.message;
        break;
    }
  }
}
