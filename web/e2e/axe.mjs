/** What axe finds fault with on a page. */

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
