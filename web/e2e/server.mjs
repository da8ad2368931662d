/** The real server on a free port with a database of its own. */

import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { waitUntil } from './waiting.mjs';

/** Bots and hints that answer at once, room for many players on one address, and time for slow ones. */
export const QUICK = {
  DIGSITE_ANSWER_SECONDS: '300',
  DIGSITE_BODY_SECONDS: '300',
  DIGSITE_BOT_PACE: '0.01',
  DIGSITE_HEAD_SECONDS: '300',
  DIGSITE_HELLO_SECONDS: '300',
  DIGSITE_HINT_ITERATIONS: '60',
  DIGSITE_HINTS_PER_MINUTE: '10000',
  DIGSITE_MESSAGES_PER_SECOND: '1000',
  DIGSITE_PAIRING_BOTS_SECONDS: '0',
  DIGSITE_REQUESTS_PER_SECOND: '10000',
  DIGSITE_REVIEW_ITERATIONS: '6000',
  DIGSITE_TABLES_PER_HOUR: '10000',
};

export const DIGSITE =
  process.env['DIGSITE'] ?? fileURLToPath(new URL('../../.venv/bin/digsite', import.meta.url));

/** @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });
}

/**
 * @param {Record<string, string>} settings
 * @param {string | null} database a URL; a file of its own if there is none
 */
export async function startServer(settings = QUICK, database = null, workers = 1) {
  const folder = await mkdtemp(join(tmpdir(), 'digsite-e2e-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let output = '';

  const run = async () => {
    const child = spawn(
      DIGSITE,
      [
        ...['serve', '--port', String(port), '--workers', String(workers)],
        ...['--database', database ?? join(folder, 'tables.db')],
      ],
      { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...settings } },
    );
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    await waitUntil('the server is ready', async () => {
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error(`the server ended while it started:\n${output}`);
      return (await fetch(`${url}/readyz`).catch(() => null))?.ok ?? false;
    }).catch((error) => {
      child.kill('SIGKILL');
      throw error;
    });
    return child;
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
