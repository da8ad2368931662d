/** A PostgreSQL of one's own with an empty database, gone when it is stopped. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DIGSITE } from './server.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PROGRAM = `
import sys
from tests.server.postgres import postgres
with postgres(durable=False) as server:
    print(server.database(), flush=True)
    sys.stdin.read()
`;

export async function startPostgres() {
  const child = spawn(join(dirname(DIGSITE), 'python'), ['-c', PROGRAM], {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => {
      throw new Error('PostgreSQL did not start');
    }),
  ]);
  return {
    database: String(line).trim(),
    async stop() {
      const ended = once(child, 'exit');
      child.stdin.end();
      await ended;
    },
  };
}
