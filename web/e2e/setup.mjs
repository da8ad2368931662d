/**
 * A server and a browser for the tests of one file, gone when these have ended. With SITE=1 the files
 * that `make site` makes are all there is.
 */

import { after } from 'node:test';
import { serveFiles } from './files.mjs';
import { openBrowser } from './players.mjs';
import { startServer } from './server.mjs';

/** @param {RegExp[]} forgiven errors on the console that these tests bring about themselves */
export async function setUp(...forgiven) {
  const server = process.env.SITE ? await serveFiles() : await startServer();
  const browser = await openBrowser();
  for (const pattern of forgiven) browser.forgive(pattern);
  after(async () => {
    try {
      await browser.close();
    } finally {
      await server.stop();
    }
  });
  return { server, browser };
}
