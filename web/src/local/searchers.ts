/** Workers that search, as many as the device has cores; each is begun when it is first needed. */

import type { FromSearcher, ToSearcher } from './messages';

/** One of them. What it is asked it answers in order. */
class Searcher {
  readonly #worker = new Worker(new URL('./search-worker.ts', import.meta.url), {
    type: 'module',
  });
  readonly #waiting: {
    resolve: (answer: FromSearcher) => void;
    reject: (error: Error) => void;
  }[] = [];

  constructor(modules: Map<string, WebAssembly.Module>) {
    this.#worker.onmessage = ({ data }: MessageEvent<FromSearcher>) => {
      this.#waiting.shift()?.resolve(data);
    };
    this.#worker.onerror = (event) => {
      for (const one of this.#waiting.splice(0)) one.reject(new Error(event.message));
    };
    for (const [game, module] of modules) this.#post({ kind: 'load', game, module });
  }

  reserve(game: string, size: number): Promise<FromSearcher> {
    return this.#ask({ kind: 'reserve', game, size });
  }

  write(game: string, address: number, data: { toJs(): Uint8Array }): void {
    this.#post({ kind: 'write', game, address, data: data.toJs() });
  }

  read(game: string, address: number, size: number): Promise<FromSearcher> {
    return this.#ask({ kind: 'read', game, address, size });
  }

  call(game: string, name: string, given: string): Promise<FromSearcher> {
    return this.#ask({ kind: 'call', game, name, given });
  }

  tell(game: string, name: string, given: string): void {
    this.#post({ kind: 'tell', game, name, given });
  }

  #post(message: ToSearcher): void {
    this.#worker.postMessage(message);
  }

  #ask(message: ToSearcher): Promise<FromSearcher> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#post(message);
    });
  }
}

export class Searchers {
  readonly #modules: Map<string, WebAssembly.Module>;
  readonly #most: number;
  readonly #all: Searcher[] = [];
  readonly #free: number[] = [];
  readonly #waiting: ((place: number) => void)[] = [];

  constructor(modules: Map<string, WebAssembly.Module>, most: number) {
    this.#modules = modules;
    this.#most = most;
  }

  /** The place of one that nobody else has, as soon as there is one. */
  lend(): Promise<number> {
    const free = this.#free.pop();
    if (free !== undefined) return Promise.resolve(free);
    if (this.#all.length < this.#most)
      return Promise.resolve(this.#all.push(new Searcher(this.#modules)) - 1);
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  give_back(place: number): void {
    const next = this.#waiting.shift();
    if (next) next(place);
    else this.#free.push(place);
  }

  at(place: number): Searcher | undefined {
    return this.#all[place];
  }
}
