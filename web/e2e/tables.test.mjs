/** What is chosen before a game: opponents, who starts, hints, who comes in; and the clocks at it. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faultsOn } from './layout.mjs';
import { change, myTurn, newTable, startedTable } from './players.mjs';
import { setUp } from './setup.mjs';

const { server, browser } = await setUp();

test('Play now has options, remembered in this browser, and stays one click', async () => {
  const page = await browser.player();
  await page.goto(server.url);
  const card = page.locator('section.undermining');
  await card.getByText('2 × Casual bot').waitFor();
  await card.locator('summary').click();
  await card.getByLabel('Opponents').selectOption('4');
  await card.getByLabel('Their strength').selectOption('random');
  await card.getByLabel('With bedrock that nobody can drill').check();
  await page.reload();
  await card.getByText('4 × Random bot').waitFor();
  await card.getByRole('button', { name: 'Play now' }).click();
  await myTurn(page);
  const table = page.url().split('/').at(-1);
  const shown = await (await page.request.get(`${server.url}/api/tables/${table}`)).json();
  assert.deepEqual(shown.options, { board: 'bedrock' });
  assert.deepEqual(
    shown.seats.map((/** @type {{ bot: string | null }} */ seat) => seat.bot),
    [null, 'random', 'random', 'random', 'random'],
  );
});

test('who starts is chosen, and nothing is hidden where nothing is secret', async () => {
  const page = await browser.player();
  await page.goto(`${server.url}/#/new/undermining/here`);
  await page.getByLabel('Who starts').selectOption({ label: 'Blue' });
  await page.locator('form .primary').click();
  await myTurn(page);
  await page.getByText('Blue to play').first().waitFor();
  await page.locator('[data-space="s2"]').click();
  await page.locator('[data-sheet] [data-action]').first().click();
  await page.locator('[data-do="end"]').click();
  await page.getByText('Orange to play').first().waitFor();
  await myTurn(page);
  assert.equal(await page.locator('[data-curtain]').count(), 0);

  // Where chance is the rule there is nothing to choose.
  await page.goto(`${server.url}/#/new/dig_mars/here`);
  await page.locator('form').waitFor();
  assert.equal(await page.locator('[data-first]').count(), 0);
});

/** A host's table for one friend, who has joined it. */
async function withFriend(/** @type {boolean} */ hints) {
  const host = await browser.player();
  await host.goto(`${server.url}/#/new/dig_mars/friends`);
  await host.getByLabel('Your name').fill('Ada');
  if (hints) await host.locator('[data-hints]').check();
  await host.getByRole('button', { name: 'Open the table' }).click();
  const address = await host.getByLabel('Invitation link').inputValue();
  const guest = await browser.player();
  await guest.goto(address);
  const terms = guest.locator('[data-terms]');
  await terms.getByText(hints ? 'Hints may be asked for' : 'No hints as soon as two').waitFor();
  await guest.getByLabel('Your name').fill('Grace');
  await guest.getByRole('button', { name: 'Take the seat' }).click();
  await host.getByText('Grace').waitFor();
  await host.getByRole('button', { name: 'Start the game' }).click();
  for (const page of [host, guest]) await page.locator('[data-game="dig_mars"]').waitFor();
  const isHosts = (await host.locator('[data-yours="true"]').count()) > 0;
  return isHosts ? { active: host, other: guest } : { active: guest, other: host };
}

test('among people hints are off unless agreed on', async () => {
  const { active } = await withFriend(false);
  await active.locator('[data-space="b2"]').click();
  await change(active, () => active.locator('[data-action="place b2"]').click());
  assert.equal(await active.locator('[data-do="hint"]').count(), 0);
});

test('who waits in vain and plays with bots has hints after all, as was said before', async () => {
  const page = await browser.player();
  await newTable(page, server.url, { how: 'friends' });
  await page.locator('[data-terms]').getByText('No hints as soon as two people play.').waitFor();
  await page.getByRole('button', { name: 'Fill with bots and start' }).click();
  await page.locator('[data-do="hint"]').waitFor();
});

test('where hints are agreed on the others see who asks for one', async () => {
  const { active, other } = await withFriend(true);
  await active.locator('[data-do="hint"]').click();
  await active.locator('[data-sheet] [data-win]').first().waitFor();
  await other
    .locator('ol[aria-label="Log"]')
    .getByText(/^(Ada|Grace) has asked for a hint\.$/)
    .waitFor();
});

test('an invitation by an address of this machine alone says how friends get in', async () => {
  const page = await browser.player();
  await newTable(page, server.url, { how: 'friends' });
  await page.locator('[data-loopback] code', { hasText: 'digsite serve --host' }).waitFor();

  // A server that is reached otherwise offers those addresses instead.
  const other = await browser.player();
  const addresses = ['http://192.168.1.20:8000', 'http://10.0.0.5:8000'];
  await other.route('**/api/addresses', (route) => route.fulfill({ json: { addresses } }));
  await newTable(other, server.url, { how: 'friends' });
  const link = other.getByLabel('Invitation link');
  await other.getByLabel('Address in your network').selectOption(addresses[1] ?? '');
  assert.match(await link.inputValue(), /^http:\/\/10\.0\.0\.5:8000\/#\/join\//);
  assert.equal(await other.locator('[data-loopback]').count(), 0);
});

test('a table is listed or locked, with a word why', async () => {
  const page = await browser.player();
  await page.goto(`${server.url}/#/new/dig_mars/friends`);
  await page.locator('form summary').click();
  await page.locator('.passphrase input').fill('gravel');
  await page.getByText('a locked table cannot be listed').waitFor();
  assert.ok(await page.locator('[data-watch] option[value="listed"]').isDisabled());
  await page.locator('.passphrase input').fill('');
  await page.locator('[data-watch]').selectOption('listed');
  await page.getByText('a listed table cannot be locked').waitFor();
  assert.ok(await page.locator('.passphrase input').isDisabled());
});

test('how long a name may be is said where it matters', async () => {
  const page = await browser.player();
  await page.goto(`${server.url}/#/new/dig_mars/friends`);
  const name = page.getByLabel('Your name');
  await name.fill('Ada');
  assert.equal(await page.locator('[data-name-length]').count(), 0);
  await name.fill('Wolfeschlegelsteinhausenbergerdorff'.slice(0, 24));
  await page.getByText('24 of 24 characters').waitFor();
});

/** Runs in the page: the lines of the name that takes most of them. */
function mostLines(/** @type {Element[]} */ names) {
  const lines = names.map((name) => {
    const range = document.createRange();
    range.selectNodeContents(name);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
  return Math.max(0, ...lines);
}

const LAID = [
  { game: 'dig_mars', players: 4, name: 'Wolfeschlegelsteinhausen' },
  { game: 'undermining', players: 5, name: 'Wolfeschlegelsteinhausen' },
];
const SIZES = [
  [320, 568],
  [375, 667],
  [667, 375],
  [768, 1024],
  [1024, 768],
  [1366, 768],
];

for (const { game, players, name } of LAID)
  test(`clocks stand in the players' panels of ${game} at every size, loud when short`, async () => {
    const page = await browser.player();
    await startedTable(page, server.url, {
      game,
      clock: { turn: 3599, reserve: 0, late: 'ask', bot: 'random' },
      seats: [
        { kind: 'here', name },
        ...Array.from({ length: players - 1 }, () => ({ kind: 'bot', bot: 'random' })),
      ],
    });
    assert.equal(await page.locator('.players [data-clock]').count(), players);
    const touch = false;
    const faults = async (/** @type {string} */ when) => {
      const found = [];
      for (const [width = 0, height = 0] of SIZES) {
        await page.setViewportSize({ width, height });
        await page.locator('[data-clock="0"]').first().waitFor();
        const lines = await page.locator('.players h2').evaluateAll(mostLines);
        if (lines > 5) found.push(`${width}×${height} ${when}: a name takes ${lines} lines`);
        found.push(
          ...(await faultsOn(page, { touch })).map((one) => `${width}×${height} ${when}: ${one}`),
        );
      }
      return found;
    };
    assert.deepEqual(await faults('at first'), []);
    // The browser's clock runs ahead of the server's by nearly the whole turn.
    await page.evaluate(() => {
      const really = Date.now;
      Date.now = () => really() + 3_590_000;
    });
    await page.locator('.short[data-clock="0"]').first().waitFor();
    assert.deepEqual(await faults('short'), []);
  });
