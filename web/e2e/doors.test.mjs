/** Seats that move, tables that are locked, and time that runs out. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { myTurn, newTable, press, SIZES, startedTable } from './players.mjs';
import { setUp } from './setup.mjs';

// Refusals that these tests bring about.
const { server, browser } = await setUp(/the server responded with a status of 40[34]/);

test('a seat moves to another device by a code that is good once', async () => {
  const old = await browser.player();
  await newTable(old, server.url);
  await myTurn(old);
  await old.locator('[data-open="seats"]').click();
  await old.getByRole('button', { name: 'Move to another device' }).click();
  const code = (await old.locator('[data-code]').getAttribute('data-code')) ?? '';
  assert.match(code, /^[a-z0-9]{4}-[a-z0-9]{4}$/);
  await old.getByText(/Works once, for another \d+:\d\d/).waitFor();

  const phone = await browser.player({ viewport: SIZES.phone });
  await phone.goto(server.url);
  await phone.getByRole('link', { name: 'I have a code' }).click();
  await phone.getByLabel('Code').fill('aaaa-aaaa');
  await phone.getByRole('button', { name: 'Take over the seat' }).click();
  await phone.getByRole('alert').waitFor();
  await phone.getByLabel('Code').fill(` ${code.toUpperCase().replace('-', ' ')}`);
  await phone.keyboard.press('Enter');
  await phone.waitForURL(/#\/table\//);
  await myTurn(phone);

  // The old device sees at once that it only watches now.
  await old.getByRole('alert').filter({ hasText: 'on another device now' }).waitFor();
  await old.locator('[data-yours="false"]').waitFor();
  await old.locator('dialog').waitFor({ state: 'detached' });
  await press(phone, 'b2');
  await phone.locator('[data-action="place b2"]').click();
  await old.locator('[data-station$=" b2"]').first().waitFor();

  const third = await browser.player();
  await third.goto(`${server.url}/#/code`);
  await third.getByLabel('Code').fill(code);
  await third.keyboard.press('Enter');
  await third.getByRole('alert').waitFor();
});

test('of many windows the oldest stops following the table and does not come back by itself', async () => {
  const oldest = await browser.player();
  await oldest.clock.install();
  await newTable(oldest, server.url);
  await myTurn(oldest);
  // The same player, with clocks of their own.
  const storageState = await oldest.context().storageState();
  const first = await browser.player({ storageState });
  const windows = [];
  for (let i = 0; i < 8; i++) {
    const window = i === 0 ? first : await first.context().newPage();
    await window.goto(oldest.url());
    await myTurn(window);
    windows.push(window);
  }
  await oldest.locator('[data-elsewhere]').waitFor();
  // Much longer than a window would wait before it comes back: nobody is pushed out in turn.
  let opened = 0;
  oldest.on('websocket', () => opened++);
  await oldest.clock.runFor(60_000);
  assert.equal(await oldest.locator('[data-elsewhere]').count(), 1);
  assert.equal(opened, 0);
  for (const window of windows) assert.equal(await window.locator('[data-elsewhere]').count(), 0);

  await oldest.getByRole('button', { name: 'Continue here' }).click();
  await myTurn(oldest);
  await windows[0]?.locator('[data-elsewhere]').waitFor();
});

test('a locked table asks whoever joins, watches or looks back for its passphrase', async () => {
  const host = await browser.player();
  await host.goto(`${server.url}/#/new/dig_mars/friends`);
  await host.locator('form summary').click();
  await host.getByLabel('Passphrase').fill('open sesame');
  await host.getByRole('button', { name: 'Open the table' }).click();
  const invite = await host.getByLabel('Invitation link').inputValue();
  await host.getByText('give the passphrase').waitFor();

  const guest = await browser.player();
  await guest.goto(invite);
  await guest.getByRole('heading', { name: 'This table is locked' }).waitFor();
  await guest.getByLabel('Passphrase').fill('open barley');
  await guest.keyboard.press('Enter');
  await guest.getByRole('alert').waitFor();
  await guest.getByLabel('Passphrase').fill('open sesame');
  await guest.keyboard.press('Enter');
  await guest.getByRole('button', { name: 'Take the seat' }).click();
  await guest.waitForURL(/#\/table\//);
  await host.getByRole('button', { name: 'Start the game' }).click();
  await guest.locator('[data-game="dig_mars"]').waitFor();

  // Links of messages have the table in their path.
  const watcher = await browser.player();
  await watcher.goto(guest.url().replace('/#', ''));
  await watcher.getByLabel('Passphrase').fill('open sesame');
  await watcher.getByRole('button', { name: 'Unlock' }).click();
  await watcher.getByText('You are watching').waitFor();

  // So does a replay, and then shows the move that was asked for.
  const late = await browser.player();
  await late.goto(guest.url().replace('/table/', '/replay/table/').concat('/0'));
  await late.getByLabel('Passphrase').fill('open barley');
  await late.keyboard.press('Enter');
  await late.getByRole('alert').waitFor();
  await late.getByLabel('Passphrase').fill('open sesame');
  await late.keyboard.press('Enter');
  await late.locator('[data-move="0"] [data-game="dig_mars"]').waitFor();

  // Another passphrase shuts out those who only watch.
  await host.locator('[data-open="seats"]').click();
  await host.getByText('Change the passphrase').click();
  await host.getByLabel('Passphrase').fill('open wheat');
  await host.getByRole('button', { name: 'Lock', exact: true }).click();
  await watcher.getByLabel('Passphrase').waitFor();
  await guest.locator('[data-game="dig_mars"]').waitFor();
});

test('when the time of a fast game runs out a bot plays the turn, and everybody is told', async () => {
  const page = await browser.player();
  await startedTable(page, server.url, {
    game: 'dig_mars',
    clock: { turn: 20, reserve: 0, late: 'turn', bot: 'random' },
    seats: [
      { kind: 'here', name: 'Ada' },
      { kind: 'bot', bot: 'random' },
    ],
  });
  // Shown for each seat, and told to who plays.
  assert.equal(await page.locator('[data-clock]').count(), 2);
  await page.locator('[data-clock="0"]', { hasText: /0:[01]\d/ }).waitFor();
  const voice = page.locator('[aria-live="polite"]').first();
  assert.match((await voice.textContent()) ?? '', /Time left: \d+ seconds/);
  // Only the latest sentences stay to be read out, so they are noted as they come.
  await voice.evaluate((region) => {
    Reflect.set(globalThis, 'said', '');
    const note = () =>
      Reflect.set(globalThis, 'said', Reflect.get(globalThis, 'said') + region.textContent);
    new MutationObserver(note).observe(region, { childList: true, subtree: true });
  });
  await page
    .locator('ol[aria-label="Log"]')
    .getByText('Ada has run out of time. A bot plays this turn.')
    .first()
    .waitFor();
  assert.match(
    await page.evaluate(() => Reflect.get(globalThis, 'said')),
    /Ada has run out of time/,
  );
  await page.locator('[data-station^="red"]').first().waitFor();
  // The next turn is the player's again.
  await myTurn(page);
});
