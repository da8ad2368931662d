/**
 * Keeps the tables of this browser: Python runs the server's own modules for them, the kernels
 * search as WebAssembly, and IndexedDB keeps what has happened.
 */

import { claim, Database } from './database';
import { Fetching } from './fetching';
import { Kernels } from './kernels';
import { loadPython } from './python';
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

const base = self.name;
const post = (message: ToPage) => {
  self.postMessage(message);
};

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
  const fetching = new Fetching(new URL(`${engine.folder}/`, base), engine.bytes, (part) => {
    post({ kind: 'progress', part: 0.95 * part });
  });
  let page: Page | null = null;
  const [python, modules, database] = await Promise.all([
    loadPython(fetching),
    loadModules(engine, fetching),
    Database.open((table) => page?.changed_elsewhere(table)),
  ]);
  const open = python.runPython(`
from digsite.local import snapshot
from digsite.local.browser import Page
snapshot.go_on()
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
