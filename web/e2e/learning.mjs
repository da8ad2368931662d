/** How tutorials and puzzles are played: with what, in which languages, and by which presses. */

import { SIZES } from './players.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {'click' | 'tap'} Press */

/** @typedef {{ way: string, press: Press, viewport: { width: number, height: number } }} Way */
/** @type {Way[]} */
const WAYS = [
  { way: 'with a mouse', press: 'click', viewport: SIZES.desktop },
  { way: 'with fingers on a phone', press: 'tap', viewport: { width: 375, height: 667 } },
  {
    way: 'with fingers on the smallest phone',
    press: 'tap',
    viewport: { width: 320, height: 568 },
  },
];
const LANGUAGES = ['en', 'de', 'et', 'ru'];

export const GAMES = /** @type {const} */ (['dig_mars', 'undermining']);

/**
 * With a mouse in one language, with fingers in another; EVERY=1 with both in all four, and on the
 * smallest phone.
 * @param {string[]} languages of the mouse and of the fingers
 */
export function learners(languages) {
  return WAYS.flatMap((way, i) =>
    LANGUAGES.filter((one) => process.env.EVERY || one === languages[i]).map((locale) => {
      const isPhone = way.press === 'tap';
      const { press, viewport } = way;
      const options = { locale, viewport, hasTouch: isPhone, isMobile: isPhone };
      return { way: `${way.way}, ${locale}`, press, isPhone, locale, options };
    }),
  );
}

/** Where spaces are too small for a finger, the first touch shows the part around them larger. */
export async function touch(
  /** @type {Page} */ page,
  /** @type {string} */ space,
  /** @type {Press} */ press,
) {
  const ground = page.locator(`[data-space="${space}"]`);
  const isSmall = (await page.locator('[data-zoomed="false"]').count()) > 0;
  await ground[press]({ force: true });
  if (!isSmall || space.startsWith('s')) return;
  await page.locator('[data-zoomed="true"]').waitFor();
  await ground[press]({ force: true });
}

/** Keeps a picture in the folder PICTURES, for whoever wants to look. */
export async function picture(
  /** @type {Page} */ page,
  /** @type {(string | number)[]} */ ...name
) {
  const { PICTURES } = process.env;
  const width = page.viewportSize()?.width ?? 0;
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${name.join('-')}-${width}.png` });
}
