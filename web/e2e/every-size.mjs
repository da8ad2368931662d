/** Sizes of windows in which everything must have its place, and what is wrong in them. */

import { faultsOn } from './layout.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** Phones and tablets, upright and lying. */
const TOUCHED = [
  [320, 568],
  [360, 640],
  [375, 667],
  [390, 844],
  [412, 915],
  [568, 320],
  [667, 375],
  [740, 360],
  [844, 390],
  [915, 412],
  [768, 1024],
  [820, 1180],
  [1024, 1366],
  [1024, 768],
  [1180, 820],
  [1366, 1024],
];
/** The first two are 1366×768 and 1280×720 with everything twice as large. */
const POINTED = [
  [683, 384],
  [640, 360],
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
];
export const SIZES = [
  ...TOUCHED.map((size) => ({ size, touch: true })),
  ...POINTED.map((size) => ({ size, touch: false })),
];
export const LANGUAGES = ['en', 'de', 'et', 'ru'];
/** As long as names get, in one word and in two. */
export const NAMES = ['Wolfeschlegelsteinhausen', 'Александра Воскресенская'];

/** What opens over a full table is looked at where words are longest and room is scarce. */
export const LONG_WORDS = ['de', 'ru'];
export const LEAST_ROOM = SIZES.filter(
  ({ size: [width = 0, height = 0] }) => width < 800 || height < 800,
);
/** One of each layout, where it has the least room. */
export const TIGHTEST = SIZES.filter(({ size }) =>
  ['320×568', '375×667', '568×320', '640×360', '768×1024', '1024×768'].includes(size.join('×')),
);

/** Everything shown at one size, also what is behind other tabs where they can be reached. */
async function lookAt(
  /** @type {Page} */ page,
  /** @type {boolean} */ touch,
  /** @type {string} */ where,
) {
  const look = async (/** @type {string} */ tab) =>
    (await faultsOn(page, { touch })).map((fault) => `${where}${tab}: ${fault}`);
  const faults = await look('');
  const tabs = page.getByRole('tab');
  const isCovered = (await page.locator('dialog[open], .result').count()) > 0;
  if (isCovered || (await tabs.count()) === 0) return faults;
  for (const name of (await tabs.allTextContents()).slice(1)) {
    await tabs.filter({ hasText: name.trim() }).dispatchEvent('click');
    faults.push(...(await look(`, ${name.trim()}`)));
  }
  await tabs.first().dispatchEvent('click');
  return faults;
}

/** What is wrong at all these sizes. */
export async function everySize(
  /** @type {Page} */ page,
  /** @type {string} */ what,
  /** @type {typeof SIZES} */ sizes = SIZES,
) {
  /** @type {string[]} */
  const faults = [];
  for (const { size, touch } of sizes) {
    const [width = 0, height = 0] = size;
    await page.setViewportSize({ width, height });
    faults.push(...(await lookAt(page, touch, `${width}×${height} ${what}`)));
  }
  return faults;
}

/** Opens the page again in another language. */
export async function speak(/** @type {Page} */ page, /** @type {string} */ language) {
  await page.evaluate(
    (text) => {
      localStorage.setItem('digsite', text);
    },
    JSON.stringify({ language, pace: 'instant' }),
  );
  await page.reload();
}
