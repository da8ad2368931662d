/**
 * Python with its modules read, as it lies in memory: `node scripts/snapshot.mjs ARCHIVE SNAPSHOT`.
 * To read and compile them would take most of a browser's start. Which they are is written beside it.
 */

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadPyodide } from 'pyodide';

const [archive = '', snapshot = ''] = process.argv.slice(2);
const LIBRARY = new URL('../node_modules/pyodide/python_stdlib.zip', import.meta.url);

/** @typedef {Awaited<ReturnType<typeof loadPyodide>>} Python */

// A snapshot remembers whether Python can be suspended. Browsers can, older versions of Node cannot, and
// nothing is suspended here.
const { WebAssembly: assembly } = /** @type {{ WebAssembly: Record<string, unknown> }} */ (
  /** @type {unknown} */ (globalThis)
);
/** Also works with `new`. */
function itself(/** @type {unknown} */ called) {
  return called;
}
assembly['Suspending'] ??= itself;
assembly['promising'] ??= itself;

/** Modules compiled by a Python of their own: compiling leaves much behind in memory. */
async function compiled() {
  const python = await loadPyodide();
  for (const [file, folder] of [
    [archive, '/digsite'],
    [LIBRARY, '/library'],
  ]) {
    const { buffer } = new Uint8Array(await readFile(/** @type {string | URL} */ (file)));
    python.unpackArchive(buffer, 'zip', { extractDir: String(folder) });
  }
  python.runPython(`
import compileall, pathlib, py_compile, shutil
how = dict(quiet=1, legacy=True, invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)
compileall.compile_dir("/digsite", **how)
compileall.compile_dir("/library", **how, stripdir="/library", prependdir="/lib/python314.zip")
for folder in ("/digsite", "/library"):
    for source in pathlib.Path(folder).rglob("*.py"):
        source.unlink()
shutil.make_archive("/library", "zip", "/library")
`);
  return python;
}

/** Copies a folder from one Python's files to another's. */
function copy(/** @type {Python} */ from, /** @type {Python} */ to, /** @type {string} */ folder) {
  to.FS.mkdirTree(folder);
  for (const name of from.FS.readdir(folder)) {
    const path = `${folder}/${name}`;
    if (name === '.' || name === '..') continue;
    if (from.FS.isDir(from.FS.stat(path).mode)) copy(from, to, path);
    else to.FS.writeFile(path, from.FS.readFile(path));
  }
}

const compiler = await compiled();
const folder = await mkdtemp(join(tmpdir(), 'snapshot-'));
const stdLibURL = join(folder, 'library.zip');
try {
  await writeFile(stdLibURL, compiler.FS.readFile('/library.zip'));
  const python = await loadPyodide({ _makeSnapshot: true, stdLibURL });
  copy(compiler, python, '/digsite');
  const read = python.runPython(`
import json, sys
sys.path.insert(0, "/digsite")
from digsite.local import snapshot
json.dumps(snapshot.read_ahead())
`);
  await writeFile(snapshot.replace(/\.\w+$/, '.json'), String(read));
  await writeFile(snapshot, python.makeMemorySnapshot());
} finally {
  await rm(folder, { recursive: true });
}
