/** What axe finds fault with on a page. */

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** @returns {Promise<string[]>} */
export async function violations(/** @type {import('playwright-core').Page} */ page) {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe);
  return page.evaluate(async () => {
    // A frame has to be drawn in the new size and colours first.
    await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
    // @ts-expect-error axe puts itself on the window
    const results = await window.axe.run(document, { resultTypes: ['violations'] });
    return results.violations.map(
      (/** @type {{ id: string, nodes: { html: string }[] }} */ violation) =>
        `${violation.id} × ${violation.nodes.length}: ${violation.nodes[0]?.html.slice(0, 160)}`,
    );
  });
}

/** Axe finds nothing on a page as it is now, on a screen and on a phone, in both themes. */
export async function isClean(
  /** @type {import('playwright-core').Page} */ page,
  /** @type {string} */ where,
) {
  const before = page.viewportSize() ?? assert.fail('a page has a size');
  for (const [colorScheme, size] of /** @type {const} */ ([
    ['light', { width: 1366, height: 768 }],
    ['dark', { width: 375, height: 667 }],
  ])) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize(size);
    assert.deepEqual(await violations(page), [], `${where} ${colorScheme} ${size.width}`);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.equal(overflow, 0, `${where} leaves a window of ${size.width}`);
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize(before);
}
