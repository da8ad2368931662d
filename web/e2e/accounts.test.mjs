/** A name that lasts, with the browser's own virtual authenticators. */

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { isClean } from './axe.mjs';
import { device, signUp } from './passkeys.mjs';
import { finishedTable, SIZES } from './players.mjs';
import { setUp } from './setup.mjs';

// Passkeys are for names, so the pages are opened as localhost; refusals are brought about here.
const { server, browser } = await setUp(/the server responded with a status of 40[49]/);
const url = server.url.replace('127.0.0.1', 'localhost');

test('a name is made with a passkey, takes games along, and follows to other devices', async () => {
  const ada = await browser.player();
  await ada.goto(`${url}/#/new/dig_mars/friends`);
  await ada.locator('form .primary').click();
  await ada.waitForURL(/#\/table\//);
  const table = ada.url();
  const passkeys = await device(ada);
  await ada.goto(`${url}/#/account`);
  await ada.getByText('Take along the game').waitFor();
  await signUp(ada, url, 'Ada');
  await ada.goto(table);
  await ada.locator('[data-account]').waitFor();

  // Another device that has the same passkey, as devices of one person do.
  const laptop = await browser.player({ viewport: SIZES.phone });
  await device(laptop, await passkeys());
  await laptop.goto(`${url}/#/account`);
  await laptop.keyboard.press('Tab');
  await laptop.locator('[data-do="sign-in"]').focus();
  await laptop.keyboard.press('Enter');
  await laptop.getByRole('heading', { level: 1, name: 'Ada' }).waitFor();
  await laptop.goto(url);
  await laptop.locator('#mine').waitFor();

  // A third one by a code, with a passkey of its own; nobody else is called so.
  await ada.goto(`${url}/#/account`);
  await ada.locator('[data-do="add-device"]').click();
  const code = (await ada.locator('[data-code]').getAttribute('data-code')) ?? '';
  const third = await browser.player({ locale: 'de' });
  await device(third);
  await third.goto(`${url}/#/account`);
  await third.getByLabel('Dein Name').fill('АDA');
  await third.locator('[data-do="sign-up"]').click();
  await third.getByRole('alert').waitFor();
  await third.getByLabel('Code').fill(code);
  await third.locator('[data-do="use-code"]').click();
  await third.getByRole('heading', { level: 1, name: 'Ada' }).waitFor();
  assert.equal(await third.locator('[data-passkey]').count(), 2);
  await third.locator('[data-do="sign-out"]').click();
  await third.locator('[data-do="sign-in"]').click();
  await third.getByRole('heading', { level: 1, name: 'Ada' }).waitFor();
});

test('an account can be read and deleted, and its passkey opens nothing then', async () => {
  const grace = await browser.player({ viewport: SIZES.phone });
  await device(grace);
  await signUp(grace, url, 'Grace');
  const [file] = await Promise.all([
    grace.waitForEvent('download'),
    grace.getByRole('link', { name: 'Download everything' }).click(),
  ]);
  const everything = JSON.parse(await readFile(await file.path(), 'utf8'));
  assert.equal(everything.account.name, 'Grace');
  const overflow = await grace.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.equal(overflow, 0);
  await grace.locator('[data-do="delete"]').click();
  assert.ok(await grace.locator('[data-do="delete-for-good"]').isDisabled());
  await grace.getByLabel(/Type “Grace”/).fill('Grace');
  await grace.locator('[data-do="delete-for-good"]').click();
  await grace.locator('[data-do="sign-in"]').click();
  await grace.getByRole('alert').filter({ hasText: 'does not belong to anybody' }).waitFor();
});

test('a finished game is in the history, and in the profile only if it is public', async () => {
  const ada = await browser.player({ viewport: SIZES.phone });
  await device(ada);
  await finishedTable(ada, url, 'dig_mars');
  await signUp(ada, url, 'Edsger');
  await ada.locator('[data-games] li').waitFor();
  await ada.locator('[data-statistics] section').waitFor();
  await ada.locator('[data-do="public"]').check();
  await ada.locator('[data-do="add-device"]').click();
  await ada.locator('[data-code]').waitFor();
  await isClean(ada, 'the account');
  await ada.getByRole('link', { name: 'Your public profile' }).click();
  // The account's own page has the same heading and statistics, until the profile takes its place.
  await ada.locator('[data-do="public"]').waitFor({ state: 'detached' });
  await ada.getByRole('heading', { level: 1, name: 'Edsger' }).waitFor();
  await ada.locator('[data-statistics] section').waitFor();
  // The table was not listed: strangers could not watch it.
  assert.equal(await ada.locator('[data-games] li').count(), 0);
  await isClean(ada, 'the profile');
});

test('where passkeys cannot work the page says what to do', async () => {
  const page = await browser.player({ viewport: SIZES.phone });
  await page.goto(`${server.url}/#/account`);
  const link = page.locator('[data-trouble="address"] a');
  await link.click();
  await page.locator('[data-do="sign-up"]').waitFor();
  assert.ok(page.url().startsWith(url));
});
