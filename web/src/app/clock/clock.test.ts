import { expect, test } from 'vitest';
import { GAMES } from '../../games';
import { Words } from '../../words/words.svelte';
import type { ShownClock, ShownTable } from '../client/wire';
import { clockText, markOf, secondsOf, spanText } from './times';
import { withLates } from '../log/log-lines';

const CLOCK: ShownClock = {
  turn: 60,
  reserve: 120,
  late: 'turn',
  bot: 'casual',
  turn_began: 1_000_000,
  deadline: 1_180_000,
  late_seat: null,
  reserves: [120_000, 45_000],
  lates: [{ seq: 3, seat: 1, at: 900_000 }],
  now: 1_000_000,
};

test.each([
  [59.2, 'en', '1:00'],
  [9, 'en', '0:09'],
  [3599, 'en', '59:59'],
  [5 * 3600 + 720, 'en', '5 hr 12 min'],
  [2 * 86_400 + 60, 'en', '2 days'],
] as const)('%d seconds are on a clock %s: %s', (seconds, language, expected) => {
  expect(clockText(seconds, language)).toBe(expected);
});

test('spans are told in two units, in the language of the page', () => {
  expect(spanText(90, 'en', 'long')).toBe('1 minute 30 seconds');
  expect(spanText(86_400 + 3600 + 60, 'de', 'long')).toBe('1 Tag 1 Stunde');
  expect(spanText(300, 'et', 'long')).toBe('5 minutit');
  expect(spanText(3 * 86_400, 'ru', 'long')).toBe('3 дня');
  expect(spanText(0, 'en', 'long')).toBe('0 seconds');
});

test('who plays has the time to the deadline, the others a turn and their reserve', () => {
  expect(secondsOf(CLOCK, 0, 0, 1_100_000)).toBe(80);
  expect(secondsOf(CLOCK, 0, 0, 2_000_000)).toBe(0);
  expect(secondsOf(CLOCK, 1, 0, 1_100_000)).toBe(105);
  expect(secondsOf({ ...CLOCK, deadline: null }, 0, 0, 1_100_000)).toBe(0);
});

test('time running short is told at few moments', () => {
  expect([86_400, 301, 300, 60, 16, 15, 1].map(markOf)).toEqual([null, 3600, 300, 60, 60, 15, 15]);
});

test('a late turn stands in the log after the move before it', async () => {
  const words = await Words.in('en');
  const seat = { colour: 'blue', kind: 'human', name: 'Ada' };
  const table = { game: GAMES[0].name, clock: CLOCK, seats: [seat, seat] } as unknown as ShownTable;
  const move = (seq: number) => ({ key: String(seq), seq, seat: 0, texts: ['moved'] });
  expect(withLates([move(3), move(4)], table, words)).toEqual([
    move(3),
    {
      key: 'late 900000',
      seq: 3,
      seat: 1,
      texts: ['Ada has run out of time. A bot plays this turn.'],
    },
    move(4),
  ]);
});
