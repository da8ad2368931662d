/** Every page there is, in every state that has words of its own. */

import { change, myTurn, newTable, press } from './players.mjs';

const GAMES = ['dig_mars', 'undermining'];
const TO_WAIT = 'main h1, main h2, main h3';

/** @typedef {import('playwright-core').Page} Page */

/**
 * One page after the other; `page` belongs to who played the finished tables.
 * @param {Page} page
 * @param {Page} guest somebody else
 * @param {string} url
 * @param {Record<string, string>} finished a finished table of each game
 * @param {(name: string, shown?: Page) => Promise<void>} look
 */
export async function everyPage(page, guest, url, finished, look) {
  await page.goto(url);
  await page.locator('.undermining .primary').waitFor();
  await page.locator('#mine').waitFor();
  await look('home');
  await page.locator('[data-open="settings"]').click();
  await page.locator('dialog').waitFor();
  await look('settings');
  await closeDialog(page);
  for (const address of [
    'watch',
    'code',
    'account',
    'house',
    'kept',
    'notices/m2k8',
    'nowhere',
    ...GAMES.map((game) => `rules/${game}/3.1`),
  ]) {
    await page.goto(`${url}/#/${address}`);
    await page.locator(TO_WAIT).first().waitFor();
    if (address.startsWith('rules')) {
      await page.locator('#section-3\\.1').waitFor();
      await page.locator('[data-how-to-play]').waitFor();
    }
    await look(address);
  }
  await puzzlesOf(page, url, look);
  for (const game of GAMES) {
    await page.goto(`${url}/#/new/${game}/bots`);
    await page.locator('form summary').click();
    await page.locator('[data-clock-pace]').selectOption('fast');
    await look(`new ${game}`);
  }
  await lobbyAndJoin(page, guest, url, look);
  await strangers(page, guest, url, look);
  for (const game of GAMES) {
    await tableOf(page, url, game, look);
    await page.goto(`${url}/#/table/${finished[game] ?? ''}`);
    await page.locator('#result-title').waitFor();
    await look(`${game} result`);
    await page.goto(`${url}/#/replay/table/${finished[game] ?? ''}/9`);
    await page.locator('[data-move="9"]').waitFor();
    await look(`${game} replay`);
    await page.locator('[data-open="deal"]').click();
    await page.locator('[data-deal="good"]').waitFor();
    await look(`${game} deal`);
    await closeDialog(page);
    await afterGame(page, game, look);
  }
  await newTable(page, url, { how: 'here' });
  await page.locator('[data-curtain]').waitFor();
  await look('curtain');
}

/**
 * From a replay: the review, the analysis board, and a new table.
 * @param {Page} page
 * @param {string} game
 * @param {(name: string) => Promise<void>} look
 */
async function afterGame(page, game, look) {
  await page.locator('[data-open="review"]').click();
  await page.locator('[data-review="done"]').waitFor();
  await look(`${game} review`);
  await closeDialog(page);
  await page.locator('[data-open="from-here"]').click();
  await page.locator('dialog').waitFor();
  await look(`${game} from here`);
  await page.locator('dialog [data-do="analysis"]').click();
  await page.locator('[data-judged="true"]').waitFor();
  await look(`${game} analysis`);
  await page.locator('[data-open="details"]').click();
  await look(`${game} analysis details`);
  await page.locator('dialog [data-do="from"]').click();
  await page.locator('[data-position]').waitFor();
  await look(`${game} play from here`);
}

/**
 * The list of puzzles, one of each game to be played and one of plans, and what they tell.
 * @param {Page} page
 * @param {string} url
 * @param {(name: string) => Promise<void>} look
 */
async function puzzlesOf(page, url, look) {
  await page.goto(`${url}/#/puzzles`);
  await page.locator('[data-puzzles]:not([data-puzzles="0"])').waitFor();
  await look('puzzles');
  const { puzzles } = await (await page.context().request.get(`${url}/api/puzzles`)).json();
  for (const game of GAMES)
    for (const kind of ['most', 'plans']) {
      const { puzzle } = puzzles.find(
        (/** @type {{ game: string, kind: string }} */ one) =>
          one.game === game && one.kind === kind,
      );
      await page.goto(`${url}/#/puzzles/${game}/${puzzle}`);
      await page.locator('[data-puzzle="open"]').waitFor();
      await look(`${game} puzzle ${kind}`);
      await page.locator('[data-do="answer"]').click();
      await page.locator('[data-do="step"]').click();
      await page.locator('[data-answer="1"]').waitFor();
      await look(`${game} answer ${kind}`);
    }
}

async function closeDialog(/** @type {Page} */ page) {
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
}

/**
 * @param {Page} page
 * @param {Page} guest
 * @param {string} url
 * @param {(name: string, shown?: Page) => Promise<void>} look
 */
async function lobbyAndJoin(page, guest, url, look) {
  await page.goto(`${url}/#/new/dig_mars/friends`);
  await page.locator('form summary').click();
  await page.locator('[data-clock-pace]').selectOption('slow');
  await page.locator('.passphrase input').fill('sesame');
  await page.locator('form .primary').click();
  await page.locator('.invite').waitFor();
  await look('lobby');
  await page.locator('[data-transfer]').click();
  await page.locator('[data-code]').waitFor();
  await look('move');
  await closeDialog(page);
  await guest.goto(await page.locator('.invite input').inputValue());
  await guest.locator('[data-locked]').waitFor();
  await look('locked', guest);
  await guest.locator('[data-locked] input').fill('sesame');
  await guest.keyboard.press('Enter');
  await guest.locator('form fieldset').waitFor();
  await look('join', guest);
  await guest.goto(page.url());
  await guest.locator(TO_WAIT).first().waitFor();
  await look('lobby watched', guest);
}

/**
 * People who do not know each other: an open table, a search for a game, signs.
 * @param {Page} page
 * @param {Page} guest
 * @param {string} url
 * @param {(name: string, shown?: Page) => Promise<void>} look
 */
async function strangers(page, guest, url, look) {
  await page.goto(`${url}/#/new/dig_mars/anyone`);
  await page.locator('form .primary').click();
  await page.locator('[data-listed]').waitFor();
  await guest.goto(url);
  await guest.locator('[data-open-table]').waitFor();
  await guest.locator('[data-seek="players"]').selectOption('4');
  await guest.locator('[data-do="seek"]').click();
  await guest.locator('[data-do="fill"]').waitFor();
  await look('strangers', guest);
  await guest.locator('[data-do="stop-seeking"]').click();
  await guest.locator('[data-open-table] [data-do="join"]').click();
  await guest.locator('[data-talk] summary').click();
  await guest.locator('[data-send]').first().waitFor();
  await look('open lobby', guest);
  await guest.locator('[data-do="leave"]').click();
  await guest.locator('[data-do="go"]').click();
  await guest.locator('.undermining .primary').waitFor();
}

/**
 * A table: the first choice, a turn, a hint, and what opens over it.
 * @param {Page} page
 * @param {string} url
 * @param {string} game
 * @param {(name: string) => Promise<void>} look
 */
async function tableOf(page, url, game, look) {
  await newTable(page, url, { game, clock: 'slow' });
  await myTurn(page);
  await press(page, game === 'dig_mars' ? 'b2' : 's2');
  const first = page.locator('[data-sheet] [data-action]').first();
  await first.waitFor();
  await look(`${game} sheet`);
  await change(page, () => first.click());
  await myTurn(page);
  await look(`${game} turn`);
  await page.locator('[data-do="hint"]').click();
  await page.locator('[data-sheet] [data-win]').first().waitFor();
  await look(`${game} hint`);
  await page.keyboard.press('Escape');
  await page.locator('[data-sheet]').waitFor({ state: 'detached' });
  for (const part of ['log', 'seats', 'keys', 'rules']) {
    await page.locator(`[data-open="${part}"]`).dispatchEvent('click');
    await page.locator('dialog').waitFor();
    if (part === 'rules') {
      await page.locator('dialog #section-3\\.1').waitFor();
      await page.locator('dialog [data-open-legend] summary').click();
    }
    await look(`${game} ${part}`);
    await closeDialog(page);
  }
  if (game !== 'dig_mars') return;
  await page.locator('[data-open="seats"]').click();
  await page.locator('dialog [data-open="notices"]').click();
  await page.locator('[data-notice="webhook"]').waitFor({ state: 'attached' });
  await look('notices');
  await closeDialog(page);
}
