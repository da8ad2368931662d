/**
 * Takes pictures of gallery samples into screenshots/.
 * node scripts/screenshots.mjs [--sample name]… [--size desktop|phone|sideways]… [--theme light|dark]… [--lang en]…
 */

import { mkdir, readdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { launch } from './browser.mjs';
import { serve } from './serve.mjs';

export const SIZES = {
  desktop: { width: 1366, height: 768 },
  phone: { width: 390, height: 844 },
  sideways: { width: 844, height: 390 },
};

const many = /** @type {const} */ ({ type: 'string', multiple: true });
const { values } = parseArgs({
  options: { sample: many, size: many, theme: many, lang: many },
});
const all = (await readdir(new URL('../src/gallery/samples/', import.meta.url))).map((file) =>
  file.replace('.json', ''),
);
const samples = values.sample ?? all;
const sizes = /** @type {(keyof typeof SIZES)[]} */ (values.size ?? Object.keys(SIZES));
const themes = values.theme ?? ['light', 'dark'];
const languages = values.lang ?? ['en'];

await mkdir('screenshots', { recursive: true });
const server = await serve();
const browser = await launch();
try {
  const page = await browser.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') console.error('console:', message.text());
  });
  page.on('pageerror', (error) => console.error('page:', error.message));
  for (const size of sizes) {
    await page.setViewportSize(SIZES[size]);
    for (const sample of samples)
      for (const theme of themes)
        for (const lang of languages) {
          const query = new URLSearchParams({ sample, theme, lang });
          await page.goto(`${server.url}/gallery.html?${query}`, { waitUntil: 'networkidle' });
          const overflow = await page.evaluate(() => ({
            x: document.documentElement.scrollWidth - innerWidth,
            y: document.documentElement.scrollHeight - innerHeight,
          }));
          if (overflow.x > 0 || overflow.y > 0) console.error('overflow:', sample, size, overflow);
          await page.screenshot({ path: `screenshots/${sample}.${size}.${theme}.${lang}.png` });
        }
  }
} finally {
  await browser.close();
  server.close();
}
