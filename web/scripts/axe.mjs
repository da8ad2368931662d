/** Runs axe on every gallery sample, both themes, on a desktop and a phone, under the real content security policy. */

import { readFile, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { launch } from './browser.mjs';
import { serve } from './serve.mjs';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const samples = (await readdir(new URL('../src/gallery/samples/', import.meta.url))).map((file) =>
  file.replace('.json', ''),
);
const sizes = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];

let findings = 0;
const server = await serve();
const browser = await launch();
try {
  const page = await browser.newPage();
  const report = (/** @type {string} */ text) => {
    findings += 1;
    console.error(text);
  };
  page.on('console', (message) => {
    if (message.type() === 'error') report(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => report(`page: ${error.message}`));
  for (const sample of [...samples, ''])
    for (const theme of ['light', 'dark'])
      for (const size of sizes) {
        await page.setViewportSize(size);
        await page.goto(`${server.url}/gallery.html?sample=${sample}&theme=${theme}`);
        await page.waitForSelector('[data-game], nav');
        await page.evaluate(axe);
        const violations = await page.evaluate(async () => {
          // @ts-expect-error axe puts itself on the window
          const results = await window.axe.run();
          return results.violations.map(
            (/** @type {{ id: string, nodes: { html: string }[] }} */ violation) =>
              `${violation.id} × ${violation.nodes.length}: ${violation.nodes[0]?.html.slice(0, 200)}`,
          );
        });
        for (const violation of violations)
          report(`${sample || 'index'} ${theme} ${size.width}: ${violation}`);
      }
} finally {
  await browser.close();
  server.close();
}
console.log(`axe: ${findings} findings on ${samples.length} samples`);
process.exitCode = findings > 0 ? 1 : 0;
