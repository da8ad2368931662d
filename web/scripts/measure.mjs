/**
 * What a first visit loads and how long people wait: `npm run measure`.
 * Prints the size of the first load and of all that is loaded until a first table stands, when the
 * home page is painted with a cold cache, and how long after a click a move is drawn on the screens
 * of the other player and of a spectator.
 */

import { myTurn, newTable, openBrowser } from '../e2e/players.mjs';
import { startServer } from '../e2e/server.mjs';

const TIMES = 9;
/** @typedef {import('playwright-core').Page} Page */

const middle = (/** @type {number[]} */ values) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
const told = (/** @type {number[]} */ values) =>
  `${middle(values).toFixed(0)} ms (median of ${values.length}, at most ${Math.max(...values).toFixed(0)} ms)`;

const server = await startServer({});
const browser = await openBrowser();

/** A visitor who has never been here. */
async function firstVisit() {
  const page = await browser.player({ reducedMotion: 'no-preference' });
  const sizes = { script: 0, style: 0 };
  page.on('response', async (response) => {
    const kind = /\.(js|css)$/.exec(new URL(response.url()).pathname)?.[1];
    if (!kind) return;
    const { responseBodySize } = await response.request().sizes();
    sizes[kind === 'js' ? 'script' : 'style'] += responseBodySize;
  });
  await page.goto(server.url);
  await page.locator('.undermining .primary').waitFor();
  const painted = await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  await page.waitForLoadState('networkidle');
  const home = { ...sizes };
  await page.locator('.undermining .primary').click();
  await page.locator('[data-game]').waitFor();
  await page.waitForLoadState('networkidle');
  await page.context().close();
  return { painted: Number(painted), home, table: sizes };
}

const visits = [];
for (let i = 0; i < TIMES; i++) visits.push(await firstVisit());
const loaded = (/** @type {{ script: number, style: number } | undefined} */ sizes) => {
  const { script, style } = sizes ?? { script: NaN, style: NaN };
  const [all, ...parts] = [script + style, script, style].map((size) => (size / 1000).toFixed(1));
  return `${all} KB compressed (script ${parts[0]}, style ${parts[1]})`;
};
console.log(`first load: ${loaded(visits[0]?.home)}; at most 150`);
console.log(`with a first table: ${loaded(visits[0]?.table)}; at most 250`);
console.log(`home page painted: ${told(visits.map(({ painted }) => painted))}; at most 1000 ms`);

/** Notes when this page has drawn a change of the table. */
const watch = (/** @type {Page} */ page) =>
  page.evaluate(() => {
    const whole = /** @type {Element} */ (document.querySelector('[data-seq]'));
    new MutationObserver(() =>
      requestAnimationFrame(() => {
        document.body.dataset['drawn'] = String(performance.timeOrigin + performance.now());
      }),
    ).observe(whole, { attributeFilter: ['data-seq'] });
  });
const drawn = async (/** @type {Page} */ page, /** @type {number} */ since) => {
  await page.waitForFunction((time) => Number(document.body.dataset['drawn']) > time, since);
  return Number(await page.evaluate(() => document.body.dataset['drawn'])) - since;
};

const host = await browser.player({ reducedMotion: 'no-preference' });
await newTable(host, server.url, { how: 'friends' });
const guest = await browser.player({ reducedMotion: 'no-preference' });
await guest.goto(await host.locator('.invite input').inputValue());
await guest.locator('form .primary').click();
await host.locator('button.primary:enabled').click();
const watcher = await browser.player({ reducedMotion: 'no-preference' });
await watcher.goto(host.url());
for (const page of [host, guest, watcher]) await page.locator('[data-game]').waitFor();
const first = (await host.locator('[data-yours="true"]').count()) > 0 ? host : guest;
const second = first === host ? guest : host;
for (const [page, space] of /** @type {const} */ ([
  [first, 'a1'],
  [second, 'd4'],
])) {
  await myTurn(page);
  await page.locator(`[data-space="${space}"]`).click();
  await page.locator(`[data-action="place ${space}"]`).click();
}
await myTurn(first);
await first.locator('[data-station$=" a1"]').click();
await first.locator('[data-space="b1"]').click();
await second.locator('[data-station$=" b1"]').waitFor();
for (const page of [second, watcher]) await watch(page);
await first.evaluate(() => {
  addEventListener(
    'click',
    () => (document.body.dataset['clicked'] = String(performance.timeOrigin + performance.now())),
    true,
  );
});
/** @type {Record<string, number[]>} */
const waits = { 'the other player': [], 'a spectator': [] };
for (let i = 0; i < TIMES; i++) {
  // The last move has been drawn and looked at.
  await first.waitForTimeout(1200);
  await first.locator(`[data-do="${i % 2 === 0 ? 'undo' : 'redo'}"]`).click();
  const clicked = Number(await first.evaluate(() => document.body.dataset['clicked']));
  waits['the other player']?.push(await drawn(second, clicked));
  waits['a spectator']?.push(await drawn(watcher, clicked));
}
for (const [who, times] of Object.entries(waits))
  console.log(`a click is drawn for ${who}: ${told(times)}; at most 100 ms`);
await browser.close();
await server.stop();
