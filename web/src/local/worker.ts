/**
 * Keeps the tables of this browser: Python runs the server's own modules for them, the kernels
 * search as WebAssembly, and IndexedDB keeps what has happened.
 */

import { claim, Database } from './database';
import { Kernels } from './kernels';
import { Searchers } from './searchers';
import type { Engine, ToPage, ToWorker } from './messages';

/** The worker's end in Python: src/digsite/local/browser.py. */
interface Page {
  ask(method: string, path: string, lang: string, body: string): Promise<string>;
  open(line: number, table: string): void;
  hear(line: number, text: string): void;
  hang_up(line: number): void;
  changed_elsewhere(table: string): void;
}

interface Python {
  unpackArchive(data: ArrayBuffer, format: string, options: { extractDir: string }): void;
  runPython(text: string): unknown;
}

const base = self.name;
const plainFetch = self.fetch.bind(self);
const post = (message: ToPage) => {
  self.postMessage(message);
};

/** Fetches files, and tells how much of all of them has come. */
class Fetching {
  readonly #folder: URL;
  readonly #whole: number;
  #come = 0;

  constructor(engine: Engine) {
    this.#folder = new URL(`${engine.folder}/`, base);
    this.#whole = engine.bytes;
  }

  address(name: string): string {
    return new URL(name, this.#folder).href;
  }

  /** A file; one that ends in .gz is unpacked, however it is served. */
  async file(name: string, type: string): Promise<Response> {
    const answer = await plainFetch(this.address(name));
    if (!answer.ok || !answer.body) throw new Error(`${name}: ${answer.status}`);
    let body: ReadableStream<BufferSource> = answer.body.pipeThrough(this.#counter());
    if (name.endsWith('.gz')) body = body.pipeThrough(new DecompressionStream('gzip'));
    return new Response(body as ReadableStream<Uint8Array<ArrayBuffer>>, {
      headers: { 'Content-Type': type },
    });
  }

  #counter(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
    return new TransformStream({
      transform: (part, through) => {
        this.#come += part.byteLength;
        post({ kind: 'progress', part: (0.95 * this.#come) / this.#whole });
        through.enqueue(part);
      },
    });
  }
}

async function loadPython(fetching: Fetching): Promise<Python> {
  // Python's own loader asks for its files by their plain names; here one lies compressed.
  const ways: Record<string, () => Promise<Response>> = {
    [fetching.address('pyodide.asm.wasm')]: () =>
      fetching.file('pyodide.asm.wasm.gz', 'application/wasm'),
    [fetching.address('python_stdlib.zip')]: () =>
      fetching.file('python_stdlib.zip', 'application/zip'),
  };
  self.fetch = (input, init) => {
    const way = ways[input instanceof Request ? input.url : String(input)];
    return way ? way() : plainFetch(input, init);
  };
  const { loadPyodide } = (await import(
    /* @vite-ignore */ fetching.address('pyodide.mjs')
  )) as typeof import('pyodide');
  const [python, archive] = await Promise.all([
    loadPyodide({ indexURL: fetching.address(''), checkAPIVersion: false }),
    fetching.file('digsite.zip', 'application/zip').then((answer) => answer.arrayBuffer()),
  ]);
  python.unpackArchive(archive, 'zip', { extractDir: '/digsite' });
  return python as unknown as Python;
}

async function loadModules(
  engine: Engine,
  fetching: Fetching,
): Promise<Map<string, WebAssembly.Module>> {
  const found = await Promise.all(
    engine.games.map(async (game) => {
      const answer = await fetching.file(`${game}.wasm.gz`, 'application/wasm');
      return [game, await WebAssembly.compileStreaming(answer)] as const;
    }),
  );
  return new Map(found);
}

/** The kernels of a game in this worker, as Python uses them. */
function kernelsHere(module: WebAssembly.Module | undefined) {
  if (!module) throw new Error('no such game');
  const kernels = new Kernels(module);
  return {
    reserve: kernels.reserve.bind(kernels),
    read: kernels.read.bind(kernels),
    call: kernels.call.bind(kernels),
    write: (address: number, data: { toJs(): Uint8Array }) => {
      kernels.write(address, data.toJs());
    },
  };
}

async function start(): Promise<Page> {
  const engine = (await (await fetch(new URL('engine.json', base))).json()) as Engine;
  const fetching = new Fetching(engine);
  let page: Page | null = null;
  const [python, modules, database] = await Promise.all([
    loadPython(fetching),
    loadModules(engine, fetching),
    Database.open((table) => page?.changed_elsewhere(table)),
  ]);
  const open = python.runPython(`
import sys
sys.path.insert(0, "/digsite")
from digsite.local import absent
absent.install()
from digsite.local.browser import Page
Page
`) as (...given: unknown[]) => Page;
  const browser = {
    get: database.get.bind(database),
    all: database.all.bind(database),
    put: database.put.bind(database),
    claim,
    module: (game: string) => kernelsHere(modules.get(game)),
    // Python waits for other workers only where the browser can suspend it meanwhile.
    searchers:
      'Suspending' in WebAssembly ? new Searchers(modules, navigator.hardwareConcurrency) : null,
  };
  page = open(
    browser,
    (line: number, text: string) => {
      post({ kind: 'said', line, text });
    },
    (line: number, code: number) => {
      post({ kind: 'closed', line, code });
    },
  );
  post({ kind: 'progress', part: 1 });
  return page;
}

const started = start();
started.catch((error: unknown) => {
  post({ kind: 'failed', message: String(error) });
});

async function hear(message: ToWorker): Promise<void> {
  const page = await started;
  switch (message.kind) {
    case 'ask': {
      const answer = await page.ask(message.method, message.path, message.lang, message.body);
      const [status, text] = JSON.parse(answer) as [number, string];
      post({ kind: 'answer', id: message.id, status, text });
      break;
    }
    case 'open':
      page.open(message.line, message.table);
      break;
    case 'say':
      page.hear(message.line, message.text);
      break;
    case 'hang-up':
      page.hang_up(message.line);
      break;
  }
}

self.onmessage = (event: MessageEvent<ToWorker>) => {
  void hear(event.data);
};
