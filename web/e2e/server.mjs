/** The real server on a free port with a database of its own. */

import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Bots and hints that answer at once, and room for many players on one address. */
const QUICK = {
  DIGSITE_BOT_PACE: '0.01',
  DIGSITE_HINT_ITERATIONS: '60',
  DIGSITE_HINTS_PER_MINUTE: '10000',
  DIGSITE_MESSAGES_PER_SECOND: '1000',
  DIGSITE_REQUESTS_PER_SECOND: '10000',
  DIGSITE_TABLES_PER_HOUR: '10000',
};

/** Milliseconds after which anything is given up; nothing takes so long, however busy the machine. */
export const PATIENCE = 300_000;

export const DIGSITE =
  process.env['DIGSITE'] ?? fileURLToPath(new URL('../../.venv/bin/digsite', import.meta.url));

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });
}

export async function startServer(/** @type {Record<string, string>} */ settings = QUICK) {
  const folder = await mkdtemp(join(tmpdir(), 'digsite-e2e-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let output = '';

  const run = async () => {
    const child = spawn(
      DIGSITE,
      ['serve', '--port', String(port), '--database', join(folder, 'tables.db')],
      { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...settings } },
    );
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    const limit = Date.now() + PATIENCE;
    while (Date.now() < limit) {
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error(`the server ended while it started:\n${output}`);
      const answer = await fetch(`${url}/readyz`).catch(() => null);
      if (answer?.ok) return child;
      await new Promise((go) => setTimeout(go, 100));
    }
    child.kill('SIGKILL');
    throw new Error(`the server is not ready after ${PATIENCE / 1000} s:\n${output}`);
  };
  const end = async (/** @type {import('node:child_process').ChildProcess} */ child) => {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`the server ended by itself:\n${output}`);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  };

  let child = await run();
  return {
    url,
    /** Stops it from answering without closing anything, as a network that is gone does. */
    freeze() {
      child.kill('SIGSTOP');
    },
    thaw() {
      child.kill('SIGCONT');
    },
    async restart() {
      await end(child);
      child = await run();
    },
    async stop() {
      await end(child);
      await rm(folder, { recursive: true });
      if (/Traceback/.test(output)) throw new Error(`the server failed:\n${output}`);
    },
  };
}
