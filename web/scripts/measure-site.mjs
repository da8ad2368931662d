/**
 * What the game without a server costs, in a real browser: `npm run measure-site`, after `make site`.
 * Writes the table of docs/site.md.
 */

import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { serveFiles } from '../e2e/files.mjs';
import { myTurn } from '../e2e/players.mjs';
import { launch } from './browser.mjs';

const DOCS = new URL('../../docs/site.md', import.meta.url);
const BUILT = new URL('../../build/play/', import.meta.url);
const PYTHON = new URL('../../.venv/bin/python', import.meta.url).pathname;
const HINTS = 5;
const IDLE = 5_000;
/** A phone's core is about four times slower: its processes rest for three quarters of the time. */
const WORKS = 10;
const RESTS = 30;

/** @typedef {import('playwright-core').Page} Page */
const run = promisify(execFile);
const rest = (/** @type {number} */ time) => new Promise((go) => setTimeout(go, time));
const seconds = (/** @type {number} */ time) => `${(time / 1000).toFixed(1)} s`;
const middle = (/** @type {number[]} */ values) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

const { url, stop } = await serveFiles();

/** A browser, and the processes that run its pages. */
async function visitor() {
  const browser = await launch();
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en' });
  const session = await browser.newBrowserCDPSession();
  const renderers = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  };
  return { browser, context, renderers };
}

/** Slows a browser down until it is called. */
function slowed(/** @type {() => Promise<number[]>} */ renderers) {
  let isSlow = true;
  const signal = (/** @type {number[]} */ pids, /** @type {NodeJS.Signals} */ name) => {
    for (const pid of pids)
      try {
        process.kill(pid, name);
      } catch {
        // It has ended meanwhile.
      }
  };
  const ended = (async () => {
    while (isSlow) {
      const pids = await renderers();
      signal(pids, 'SIGSTOP');
      await rest(RESTS);
      signal(pids, 'SIGCONT');
      await rest(WORKS);
    }
  })();
  return () => {
    isSlow = false;
    return ended;
  };
}

/** Opens the page and plays at once; milliseconds until the first move can be made. */
async function firstMove(/** @type {Page} */ page) {
  const began = performance.now();
  await page.goto(`${url}/`);
  await page.locator('.dig_mars .primary').click();
  await myTurn(page);
  return performance.now() - began;
}

/** The bytes of files as hosts send them: compressed, if they are not yet. */
async function bytes(/** @type {string[]} */ addresses) {
  let sum = 0;
  for (const address of new Set(addresses)) {
    const data = await readFile(new URL(address.slice(url.length + 1) || 'index.html', BUILT));
    sum += /\.(gz|png|zip)$/.test(address) ? data.length : gzipSync(data).length;
  }
  return sum;
}

async function beforeTheFirstClick() {
  const { browser, context } = await visitor();
  const page = await context.newPage();
  /** @type {string[]} */
  const asked = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${url}/`);
  await page.locator('.undermining .primary').waitFor();
  const files = asked.filter(
    (address) => !/worker-|\/engine-.*\.(mjs|wasm|zip|gz|json)/.test(address),
  );
  await browser.close();
  return bytes(files.map((address) => address.replace(/[?#].*$/, '')));
}

async function visits(/** @type {boolean} */ isSlow) {
  const { browser, context, renderers } = await visitor();
  const quicken = isSlow ? slowed(renderers) : () => Promise.resolve();
  const page = await context.newPage();
  const cold = await firstMove(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.close();
  const warm = await firstMove(await context.newPage());
  await quicken();
  await browser.close();
  return { cold, warm };
}

/** Hints at a new table, what the page needs of memory, and what it does while nobody does anything. */
async function atTheTable() {
  const { browser, context, renderers } = await visitor();
  const page = await context.newPage();
  await firstMove(page);
  const times = [];
  for (let i = 0; i < HINTS; i++) {
    const began = performance.now();
    await page.locator('[data-do="hint"]').click();
    await page.locator('[data-sheet] [data-win]').first().waitFor();
    times.push(performance.now() - began);
    await page.keyboard.press('Escape');
    await page.locator('[data-sheet]').waitFor({ state: 'detached' });
  }
  const cores = await page.evaluate(() => navigator.hardwareConcurrency);
  const pids = await renderers();
  const before = await ticks(pids);
  await rest(IDLE);
  const busy = ((await ticks(pids)) - before) * 10;
  const memory = await own(pids);
  await browser.close();
  return { hint: middle(times), cores, busy, memory };
}

/** Hundredths of a second that processes have worked. */
async function ticks(/** @type {number[]} */ pids) {
  let sum = 0;
  for (const pid of pids) {
    const after = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ').at(1)?.split(' ') ?? [];
    sum += Number(after[11]) + Number(after[12]);
  }
  return sum;
}

/** What the process of the page has for itself: each also shows the browser's program, which all share. */
async function own(/** @type {number[]} */ pids) {
  const sizes = await Promise.all(
    pids.map(async (pid) => {
      const status = await readFile(`/proc/${pid}/status`, 'utf8');
      return Number(/RssAnon:\s+(\d+)/.exec(status)?.[1] ?? 0);
    }),
  );
  return Math.max(...sizes) / 1000;
}

/** The same hints, by the compiled kernels of this machine. */
async function nativeHint() {
  const { stdout } = await run(PYTHON, [
    '-c',
    `
import time
from digsite.analysis.hints import find_hints
from digsite.core.game import find
from digsite.core.match import Match
from digsite.server.settings import Settings
match = Match(find("dig_mars"), 2, seed=1)
view, iterations = match.seen_by(match.seat), Settings(database="").hint_iterations
times = []
for _ in range(${HINTS + 1}):
    began = time.perf_counter()
    find_hints(view, iterations=iterations, ms=4000, lang="en")
    times.append(time.perf_counter() - began)
print(sorted(times[1:])[${HINTS} // 2] * 1000, iterations)
`,
  ]);
  const [time = NaN, iterations = NaN] = stdout.split(' ').map(Number);
  return { time, iterations };
}

const first = await beforeTheFirstClick();
const engine = JSON.parse(await readFile(new URL('engine.json', BUILT), 'utf8'));
const loader = gzipSync(await readFile(new URL(`${engine.folder}/pyodide.asm.mjs`, BUILT))).length;
const quick = await visits(false);
const slow = await visits(true);
const table = await atTheTable();
const native = await nativeHint();
await stop();
const rate = (/** @type {number} */ time) =>
  Math.round((native.iterations / time) * 1000).toLocaleString('en');
const rows = [
  ['bytes before the first click, compressed', `${(first / 1000).toFixed(0)} KB`],
  [
    'bytes until the first move, compressed',
    `${((first + engine.bytes + loader) / 1e6).toFixed(1)} MB; on a second visit none`,
  ],
  ['seconds until the first move, first visit', seconds(quick.cold)],
  ['the same on a second visit', seconds(quick.warm)],
  ['first visit, 4× slowed', seconds(slow.cold)],
  ['second visit, 4× slowed', seconds(slow.warm)],
  [
    `a hint of ${native.iterations.toLocaleString('en')} iterations in the browser`,
    `${table.hint.toFixed(0)} ms, ${rate(table.hint)} iterations a second`,
  ],
  [
    'the same by the native kernels, without a page',
    `${native.time.toFixed(0)} ms, ${rate(native.time)} iterations a second`,
  ],
  [
    'memory of the page with its workers, without the browser itself',
    `${table.memory.toFixed(0)} MB`,
  ],
  [
    `processor time of ${IDLE / 1000} s at a table where nobody does anything`,
    `${table.busy.toFixed(0)} ms`,
  ],
];
const text = ['| | |', '|---|---|', ...rows.map(([what, value]) => `| ${what} | ${value} |`)].join(
  '\n',
);
console.log(text);
const page = await readFile(DOCS, 'utf8');
const [head = '', , tail = ''] = page.split(/<!-- (?:measured|end) -->\n/);
await writeFile(DOCS, `${head}<!-- measured -->\n\n${text}\n\n<!-- end -->\n${tail}`);
