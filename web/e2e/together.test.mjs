/** Several people: by invitation, on one device, watching, and after a break. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { change, firstAtTable, myTurn, newTable, press, seqOf } from './players.mjs';
import { setUp } from './setup.mjs';

const { server, browser } = await setUp();

test('two browsers meet by an invitation and play each other, a third watches', async () => {
  const host = await browser.player();
  await host.goto(`${server.url}/#/new/dig_mars/friends`);
  await host.getByLabel('Your name').fill('Ada');
  await host.getByRole('button', { name: 'Open the table' }).click();
  const address = await host.getByLabel('Invitation link').inputValue();
  await host.getByRole('img', { name: 'The link as a QR code' }).waitFor();

  const guest = await browser.player();
  await guest.goto(address);
  await guest.getByLabel('Your name').fill('Grace');
  await guest.getByRole('button', { name: 'Take the seat' }).click();
  await host.getByText('Grace').waitFor();
  await host.getByRole('button', { name: 'Start the game' }).click();
  await guest.locator('[data-game="dig_mars"]').waitFor();
  await host.locator('[data-game="dig_mars"]').waitFor();

  const watcher = await browser.player();
  await watcher.goto(host.url());
  await watcher.getByText('You are watching').waitFor();

  const first = (await host.locator('[data-yours="true"]').count()) > 0 ? host : guest;
  const second = first === host ? guest : host;
  await press(first, 'a1');
  await change(second, () => first.locator('[data-action="place a1"]').click());
  await second.locator('[data-yours="true"]').waitFor();
  assert.match(await second.title(), /Your turn/);
  await press(second, 'd4');
  await change(first, () => second.locator('[data-action="place d4"]').click());
  await watcher.locator('[data-station$="d4"]').waitFor();

  await first.locator('[data-station$="a1"]').click();
  await change(second, () => press(first, 'b1'));
  await second.locator('[data-station$=" b1"]').waitFor();
  await watcher.locator('[data-station$=" b1"]').waitFor();

  // Who comes back is offered what happened meanwhile.
  await change(second, () => first.locator('[data-do="end"]').click());
  await second.reload();
  await myTurn(second);
  await second.locator('.returning', { hasText: 'What happened?' }).click();
  await second.getByText('Since your last turn').first().waitFor();
  await myTurn(second);

  // Nobody sees more than the own fortune.
  assert.equal(await watcher.locator('[data-fortune] text', { hasText: '?' }).count(), 2);
  assert.equal(await second.locator('[data-fortune] text', { hasText: '?' }).count(), 1);

  // A leaver's seat can be handed to a bot and taken back.
  await second.locator('[data-open="seats"]').click();
  const seats = second.getByRole('dialog', { name: 'Players' });
  await seats.getByRole('button', { name: 'Let a bot play' }).click();
  await second.locator('[data-do="go"]').click();
  await seats.getByRole('button', { name: 'Take the seat back' }).click();
  await seats.getByRole('button', { name: 'Let a bot play' }).waitFor();
});

test('on one device a curtain falls before the next player looks', async () => {
  const page = await browser.player();
  await newTable(page, server.url, { how: 'here' });
  const curtain = page.locator('[data-curtain]');
  await curtain.waitFor();
  const first = await curtain.getAttribute('data-curtain');
  assert.equal(await page.locator('[data-game]').count(), 0, 'the board is hidden');
  await curtain.getByRole('button').click();
  await press(page, 'b2');
  await page.locator('[data-action="place b2"]').click();
  await curtain.waitFor();
  assert.notEqual(await curtain.getAttribute('data-curtain'), first);
  assert.equal(await page.locator('[data-game]').count(), 0);
  await curtain.getByRole('button').click();
  await page.locator('[data-game="dig_mars"]').waitFor();
  await myTurn(page);
});

test('a reload and a restart of the server in mid-turn lose nothing', async () => {
  const page = await browser.player();
  await firstAtTable(page, server.url);
  await press(page, 'b2');
  await change(page, () => page.locator('[data-action="place b2"]').click());
  await myTurn(page);
  await page.locator('[data-station^="red"]').click();
  await change(page, () => press(page, 'b3'));
  const seq = await seqOf(page);

  await page.reload();
  await page.locator('[data-station="red b3"]').waitFor();
  await myTurn(page);
  assert.equal(await seqOf(page), seq);

  browser.forgive(/WebSocket|ERR_CONNECTION/);
  await server.restart();
  await page.getByText('Connection lost').waitFor({ state: 'detached' });
  await page.locator('[data-yours="true"]').waitFor();
  await change(page, () => page.locator('[data-do="end"]').click());
  await myTurn(page);
  assert.ok((await seqOf(page)) > seq);

  // The table is among those to go on with.
  await page.goto(server.url);
  await page.getByRole('heading', { name: 'Continue' }).waitFor();
});
