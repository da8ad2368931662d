/** The README's pictures, from a real game on the real server: `npm run pictures`. */

import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { myTurn, newTable, openBrowser, seqOf, SIZES } from '../e2e/players.mjs';
import { startServer } from '../e2e/server.mjs';

const FOLDER = fileURLToPath(new URL('../../docs/images/', import.meta.url));
const GAMES = [
  { game: 'dig_mars', file: 'dig-mars', players: 4, moves: 70 },
  { game: 'undermining', file: 'undermining', players: 3, moves: 130 },
];

await mkdir(FOLDER, { recursive: true });
// Bots no faster than the page draws them, so that the game is stopped where it is to be.
const server = await startServer({ DIGSITE_BOT_PACE: '0.3' });
const browser = await openBrowser();
for (const { game, file, players, moves } of GAMES) {
  const page = await browser.player({ colorScheme: 'light' });
  await newTable(page, server.url, { game, players, bot: 'casual' });
  await myTurn(page);
  const table = /#\/table\/([^/?]+)/.exec(page.url())?.[1] ?? '';
  const seats = `${server.url}/api/tables/${table}/seats`;
  const mine = await page.evaluate(async (address) => {
    const found = await (await fetch(address)).json();
    return found.seats.findIndex((/** @type {{ mine: boolean }} */ seat) => seat.mine);
  }, `${server.url}/api/tables/${table}`);
  const say = (/** @type {string} */ what, /** @type {object} */ body) =>
    page.evaluate(
      ([address, text]) =>
        fetch(address ?? '', {
          method: 'POST',
          body: text ?? '',
          headers: { 'Content-Type': 'application/json' },
        }).then((answer) => answer.ok),
      [`${seats}/${mine}/${what}`, JSON.stringify(body)],
    );
  await say('hand', { bot: 'casual' });
  while ((await seqOf(page)) < moves) await page.waitForTimeout(200);
  await say('take-back', {});
  await myTurn(page);
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    await page.emulateMedia({ colorScheme });
    for (const size of /** @type {const} */ (['desktop', 'phone'])) {
      await page.setViewportSize(SIZES[size]);
      await page.waitForTimeout(400);
      const suffix = `${size === 'phone' ? '-phone' : ''}${colorScheme === 'dark' ? '-dark' : ''}`;
      await page.screenshot({ path: `${FOLDER}${file}${suffix}.png` });
    }
  }
}
await browser.close();
await server.stop();
