/** The folder of files in a browser that cannot suspend Python: the tables' own worker searches. */

import { after, test } from 'node:test';
import { serveFiles } from '../files.mjs';
import { followHint, myTurn, openBrowser } from '../players.mjs';

const browser = await openBrowser();
const { url, stop } = await serveFiles();
after(async () => {
  await stop();
  await browser.close();
});

test('a bot and hints where nothing can be suspended', async () => {
  browser.forgive(/Service Worker registration blocked/);
  const page = await browser.player({ serviceWorkers: 'block' });
  await page.context().route('**/assets/worker-*.js', async (route) => {
    const script = await (await route.fetch()).text();
    const without = 'delete WebAssembly.Suspending; delete WebAssembly.promising;';
    await route.fulfill({ body: `${without}\n${script}`, contentType: 'text/javascript' });
  });
  await page.goto(`${url}/`);
  await page.locator('.dig_mars .primary').click();
  for (let turn = 0; turn < 4; turn++) {
    await myTurn(page);
    await followHint(page);
  }
});
