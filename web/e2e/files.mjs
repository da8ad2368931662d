/** The site that `make site` makes, from a plain file server, under a path of its own. */

import { spawn } from 'node:child_process';
import { access, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './server.mjs';
import { waitUntil } from './waiting.mjs';

const BUILD = new URL('../../build/', import.meta.url);

export async function serveFiles() {
  await access(new URL('play/offline.js', BUILD)).catch(() => {
    throw new Error('build/play is missing: make site');
  });
  const port = await freePort();
  const child = spawn(
    'python3',
    [
      ...['-m', 'http.server', String(port), '--bind', '127.0.0.1'],
      ...['--directory', fileURLToPath(BUILD)],
    ],
    { stdio: 'ignore' },
  );
  const url = `http://127.0.0.1:${port}/play`;
  await waitUntil(
    'files are served',
    async () => (await fetch(`${url}/engine.json`).catch(() => null))?.ok ?? false,
  );
  return {
    url,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
    },
  };
}

/** How large the site is, in bytes. */
export async function sizeOfSite() {
  const folder = fileURLToPath(new URL('play/', BUILD));
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  let sum = 0;
  for (const file of files.filter((entry) => entry.isFile()))
    sum += (await stat(join(file.parentPath, file.name))).size;
  return sum;
}
