/** Serves the built pages on a free port under the content security policy of the real server. */

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../dist/', import.meta.url));
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};
export const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; font-src 'self'";

/** @returns {Promise<{ url: string, close: () => void }>} */
export async function serve() {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    readFile(join(ROOT, path)).then(
      (body) => {
        const type = TYPES[/** @type {keyof typeof TYPES} */ (extname(path))];
        response.setHeader('Content-Type', type ?? 'application/octet-stream');
        response.setHeader('Content-Security-Policy', POLICY);
        response.end(body);
      },
      () => {
        response.statusCode = path === '/favicon.ico' ? 204 : 404;
        response.end();
      },
    );
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}
