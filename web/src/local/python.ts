/** Python in a worker, begun with a snapshot of its memory (scripts/snapshot.mjs). */

import type { Fetching } from './fetching';

export interface Python {
  unpackArchive(data: ArrayBuffer, format: string, options: { extractDir: string }): void;
  runPython(text: string): unknown;
}

/** The size of a page of WebAssembly's memory. */
const PAGE = 65_536;

/** Answers some addresses by other ways: Python's loader asks for plain names, and one file lies compressed. */
function fetchOtherwise(ways: Record<string, () => Promise<Response>>): void {
  const plain = self.fetch.bind(self);
  self.fetch = (input, init) => {
    const way = ways[input instanceof Request ? input.url : String(input)];
    return way ? way() : plain(input, init);
  };
}

/** Makes room for a snapshot in the next instance: its loader copies the snapshot, and no more. */
function makeRoomFor(snapshot: Promise<ArrayBuffer>): void {
  const plain = WebAssembly.instantiateStreaming.bind(WebAssembly);
  WebAssembly.instantiateStreaming = async (source, imports) => {
    WebAssembly.instantiateStreaming = plain;
    const made = await plain(source, imports);
    const memory = made.instance.exports['memory'] as WebAssembly.Memory;
    const missing = (await snapshot).byteLength - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
    return made;
  };
}

/** Takes a buffer away from whoever still has it: Python's loader keeps what it was given. */
function forget(buffer: ArrayBuffer): void {
  structuredClone(buffer, { transfer: [buffer] });
}

export async function loadPython(fetching: Fetching): Promise<Python> {
  const bytes = async (name: string) => (await fetching.file(name, '')).arrayBuffer();
  const [snapshot, archive] = [bytes('python.snapshot.gz'), bytes('digsite.zip')];
  fetchOtherwise({
    [fetching.address('pyodide.asm.wasm')]: () =>
      fetching.file('pyodide.asm.wasm.gz', 'application/wasm'),
    [fetching.address('python_stdlib.zip')]: () => fetching.file('python_stdlib.zip', ''),
  });
  makeRoomFor(snapshot);
  const { loadPyodide } = (await import(
    /* @vite-ignore */ fetching.address('pyodide.mjs')
  )) as typeof import('pyodide');
  const python = await loadPyodide({
    indexURL: fetching.address(''),
    checkAPIVersion: false,
    _loadSnapshot: snapshot,
  });
  python.unpackArchive(await archive, 'zip', { extractDir: '/digsite' });
  forget(await snapshot);
  return python as unknown as Python;
}
