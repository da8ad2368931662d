import { expect, test } from 'vitest';
import type { OpenTable } from '../client/wire';
import { filtered, NO_FILTERS, paceOf } from './filters';

const table = (part: Partial<OpenTable>): OpenTable => ({
  table: 't',
  game: 'one',
  players: 2,
  options: {},
  edition: 'Digsite reconstruction',
  own_edition: false,
  clock: null,
  hints: false,
  lang: 'en',
  rated: false,
  seats: [],
  created: 0,
  ...part,
});
const clock = (turn: number) => ({ turn, reserve: 0, late: 'turn' as const, bot: 'casual' });

test('every filter takes away what does not fit, and none takes nothing', () => {
  const tables = [
    table({ table: 'a' }),
    table({ table: 'b', game: 'other', players: 4 }),
    table({ table: 'c', clock: clock(60), lang: 'de' }),
    table({ table: 'd', clock: clock(86_400), lang: null }),
  ];
  const left = (part: Partial<typeof NO_FILTERS>) =>
    filtered(tables, { ...NO_FILTERS, ...part }).map(({ table }) => table);
  expect(left({})).toEqual(['a', 'b', 'c', 'd']);
  expect(left({ game: 'other' })).toEqual(['b']);
  expect(left({ players: '2' })).toEqual(['a', 'c', 'd']);
  expect(left({ pace: 'none' })).toEqual(['a', 'b']);
  expect(left({ pace: 'slow', players: '2' })).toEqual(['d']);
  expect(left({ lang: 'de' })).toEqual(['c']);
});

test('a turn of an hour is slow', () => {
  expect(paceOf(table({ clock: clock(3599) }))).toBe('fast');
  expect(paceOf(table({ clock: clock(3600) }))).toBe('slow');
});
