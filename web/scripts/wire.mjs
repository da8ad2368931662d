/**
 * `npm run wire` writes src/app/client/wire.ts, the types of all that goes over the wire, from the
 * server's own description; `npm run types` fails when the two differ.
 */

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compile } from 'json-schema-to-typescript';
import * as prettier from 'prettier';
import { DIGSITE } from '../e2e/server.mjs';

const FILE = 'src/app/client/wire.ts';
/** Where the `digsite` lives that is to be asked. */
const PYTHON = join(dirname(DIGSITE), 'python');
const BANNER = `
/** All that goes over the wire. Written by \`npm run wire\` from what the server says of itself. */

import type { View } from '../../games/game-ui';
`;
/** @typedef {import('json-schema-to-typescript').JSONSchema} Schema */

/**
 * The title of a property would become a type of its own, and what is in a view only the games know.
 * @param {unknown} schema
 * @param {string} [key]
 * @returns {unknown}
 */
function plain(schema, key) {
  if (Array.isArray(schema)) return schema.map((one) => plain(one));
  if (schema === null || typeof schema !== 'object') return schema;
  if (key === 'view') return { tsType: 'anyOf' in schema ? 'View | null' : 'View' };
  const parts = Object.entries(schema).map(([name, part]) => [name, plain(part, name)]);
  return Object.fromEntries(
    parts.filter(([name, part]) => name !== 'title' || part instanceof Object),
  );
}

/** One interface for each schema, under its name. */
async function generated() {
  const text = execFileSync(PYTHON, ['-m', 'digsite.server.openapi'], { encoding: 'utf8' });
  /** @type {Record<string, Schema>} */
  const schemas = JSON.parse(text).components.schemas;
  const named = Object.entries(schemas).map(([title, schema]) => [
    title,
    { .../** @type {Schema} */ (plain(schema)), title },
  ]);
  const references = named.map(([title]) => [title, { $ref: `#/components/schemas/${title}` }]);
  const whole = {
    components: { schemas: Object.fromEntries(named) },
    properties: Object.fromEntries(references),
  };
  const types = await compile(whole, 'Wire', {
    additionalProperties: false,
    bannerComment: BANNER,
    format: false,
    ignoreMinAndMaxItems: true,
  });
  const options = await prettier.resolveConfig(FILE);
  return prettier.format(types.replace(/export interface Wire \{[^}]*\}/, ''), {
    ...options,
    filepath: FILE,
  });
}

const now = await generated();
if (!process.argv.includes('--check')) writeFileSync(FILE, now);
else if (readFileSync(FILE, 'utf8') !== now) {
  console.error(`${FILE} is not what the server says of itself: run \`npm run wire\`.`);
  process.exitCode = 1;
}
