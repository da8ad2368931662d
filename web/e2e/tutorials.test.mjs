/** Both tutorials played through, with a mouse on a desktop and with fingers on a phone. */

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, test } from 'node:test';
import { faultsOn } from './layout.mjs';
import { GAMES, learners, picture, touch } from './learning.mjs';
import { change, myTurn, newTable, whole } from './players.mjs';
import { setUp } from './setup.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('./learning.mjs').Press} Press */
/** @typedef {{ say: string, move: string, tries: string }} Step */

const { server, browser } = await setUp();

/** What a tutorial asks for, step by step. */
async function stepsOf(/** @type {string} */ game) {
  const file = new URL(`../../src/digsite/${game}/tutorial.toml`, import.meta.url);
  const [, ...steps] = (await readFile(file, 'utf8')).split('[[step]]');
  return steps.map((text) => ({
    say: /^say = "(.*)"/m.exec(text)?.[1] ?? '',
    move: /^moves = \["(.*?)"/m.exec(text)?.[1] ?? '',
    tries: /^tries = "(.*)"/m.exec(text)?.[1] ?? '',
  }));
}

const told = (/** @type {Page} */ page, /** @type {string} */ say) =>
  page.locator(`[data-tutorial="tutorial-${say}"]`);
const spacesIn = (/** @type {string} */ action) =>
  action.split(' ').filter((word) => /^[a-z]\d+$/.test(word));

/** Waits until what is asked for is in the part of the board that is drawn. */
const inSight = (/** @type {Page} */ page, /** @type {string[]} */ spaces) =>
  page.waitForFunction(
    (spaces) =>
      spaces.every((space) => {
        const ground = document.querySelector(`[data-space="${space}"] > rect`);
        const box = ground?.getBoundingClientRect() ?? new DOMRect();
        const board = ground?.closest('svg')?.getBoundingClientRect() ?? new DOMRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        return x > board.left && x < board.right && y > board.top && y < board.bottom;
      }),
    spaces,
  );

/** The rings that stick out of the board whose spaces they are around. */
const looseRings = (/** @type {Page} */ page) =>
  page.evaluate(() => {
    const edge = 6;
    const board = document.querySelector('svg[data-game]')?.getBoundingClientRect();
    const isAcross = (/** @type {DOMRect} */ { left, right, top, bottom }) =>
      board &&
      Math.max(left, board.left) < Math.min(right, board.right) - edge &&
      Math.max(top, board.top) < Math.min(bottom, board.bottom) - edge &&
      (left < board.left - edge ||
        right > board.right + edge ||
        top < board.top - edge ||
        bottom > board.bottom + edge);
    return [...document.querySelectorAll('[data-ring]')]
      .map((ring) => ring.getBoundingClientRect())
      .filter(isAcross).length;
  });

async function take(
  /** @type {Page} */ page,
  /** @type {Step} */ { move, tries },
  /** @type {Press} */ press,
) {
  if (tries) {
    await touch(page, spacesIn(tries)[0] ?? '', press);
    await page.locator(`[data-sheet] [data-refused*="${tries}"]`).waitFor();
    await page.locator('[data-sheet] header button')[press]();
  } else if (move) await change(page, () => play(page, move, press));
  else await page.locator('[data-do="next"]')[press]();
}

async function play(
  /** @type {Page} */ page,
  /** @type {string} */ move,
  /** @type {Press} */ press,
) {
  const verb = move.split(' ')[0];
  if (verb === 'end') return page.locator('[data-do="end"]')[press]();
  const button = page.locator(`.verbs [data-verb="${verb}"]`);
  // What there is only one of is chosen by itself.
  if (await button.isVisible()) await button[press]();
  else await touch(page, spacesIn(move)[0] ?? '', press);
  if (verb === 'declare') return page.locator('dialog [data-do="declare"]')[press]();
  return page.locator(`[data-sheet] [data-action="${move}"]`)[press]();
}

for (const { way, press, isPhone, locale, options } of learners(['en', 'ru']))
  describe(way, () => {
    for (const game of GAMES)
      test(game, async () => {
        const page = await browser.player(options);
        await page.goto(server.url);
        await page.locator(`.card.${game} [data-do="learn"]`)[press]();
        const steps = await stepsOf(game);
        for (const [number, step] of steps.entries()) {
          await told(page, step.say).waitFor();
          if (step.say === 'done') break;
          await myTurn(page);
          assert.match(await told(page, step.say).innerText(), new RegExp(String(number + 1)));
          await page.locator('[data-ring]').first().waitFor();
          await inSight(page, spacesIn(step.move).slice(-1));
          assert.equal(await looseRings(page), 0, step.say);
          assert.deepEqual(await faultsOn(page, { touch: isPhone }), [], step.say);
          await picture(page, locale, press, game, number + 1);
          if (number === 3) await page.reload();
          if (number === 3) await myTurn(page);
          await take(page, step, press);
        }
        assert.deepEqual(await faultsOn(page, { touch: isPhone }), [], 'done');
        await picture(page, locale, press, game, 'end');
        await page.locator('[data-do="real-game"]')[press]();
        await page.locator('[data-tutorial]').waitFor({ state: 'detached' });
        assert.ok(await myTurn(page));
      });
  });

/** Does what a step asks for, touching keys alone. */
async function type(/** @type {Page} */ page, /** @type {Step} */ { move, tries }) {
  const enter = async (/** @type {string} */ what) => {
    await page.locator(what).first().focus();
    await page.keyboard.press('Enter');
  };
  const [verb] = move.split(' ');
  if (tries) {
    await enter(`[data-space="${spacesIn(tries)[0]}"]`);
    await page.locator(`[data-sheet] [data-refused*="${tries}"]`).waitFor();
    await page.keyboard.press('Escape');
  } else if (!move) await enter('[data-do="next"]');
  else
    await change(page, async () => {
      if (verb === 'end') await page.keyboard.press('e');
      else if (verb === 'declare') {
        await page.keyboard.press('v');
        await enter('dialog [data-do="declare"]');
      } else {
        const hasButton = await page.locator(`.verbs [data-verb="${verb}"]`).isVisible();
        await enter(
          hasButton ? `.verbs [data-verb="${verb}"]` : `[data-space="${spacesIn(move)[0]}"]`,
        );
        await enter(`[data-sheet] [data-action="${move}"]`);
      }
    });
}

for (const game of GAMES)
  test(`the tutorial of ${game} with the keyboard alone`, async () => {
    const page = await browser.player();
    await page.goto(server.url);
    await page.locator(`.card.${game} [data-do="learn"]`).focus();
    await page.keyboard.press('Enter');
    for (const step of await stepsOf(game)) {
      await told(page, step.say).waitFor();
      if (step.say === 'done') break;
      await myTurn(page);
      await type(page, step);
    }
    assert.equal(await page.locator('[data-do="real-game"]').isVisible(), true);
  });

test('a tutorial can be left and begun anew', async () => {
  const page = await browser.player();
  await page.goto(server.url);
  await page.locator('.card.dig_mars [data-do="learn"]').click();
  await page.locator('[data-do="next"]').click();
  await told(page, 'place').waitFor();
  assert.equal(await page.evaluate(() => document.activeElement?.hasAttribute('data-space')), true);
  await page.locator('[data-do="again"]').click();
  await told(page, 'goal').waitFor();
  await page.goto(`${server.url}/#/`);
  await page.locator('main a[href^="#/table/"]').click();
  await told(page, 'goal').waitFor();
  await page.locator('[data-do="skip"]').click();
  await page.locator('.card.dig_mars').first().waitFor();
  assert.equal(await page.locator('main a[href^="#/table/"]').count(), 0);
});

test('the tutorial is offered at the first game, once, until something is played', async () => {
  const fingers = learners(['en', 'en']).find(({ isPhone }) => isPhone);
  const page = await browser.player(fingers?.options);
  await newTable(page, server.url);
  await myTurn(page);
  const offer = page.locator('[data-offer]');
  await offer.waitFor();
  assert.deepEqual(await faultsOn(page, { touch: true }), []);
  await page.locator('[data-do="no-tutorial"]').tap();
  await offer.waitFor({ state: 'detached' });
  await newTable(page, server.url);
  await myTurn(page);
  await whole(page).waitFor();
  assert.equal(await offer.count(), 0);
});
