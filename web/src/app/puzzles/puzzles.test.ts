import { expect, test, vi } from 'vitest';
import type { ListedPuzzle } from '../client/wire';
import { sameMoves } from './answers';
import { chosen, nextOf } from './choice';
import { dayOf, streakOf } from './days';

const PUZZLES: ListedPuzzle[] = [
  { game: 'alpha', puzzle: 'a', kind: 'most', grade: 1, players: 2 },
  { game: 'alpha', puzzle: 'b', kind: 'win', grade: 2, players: 3 },
  { game: 'alpha', puzzle: 'c', kind: 'plans', grade: 3, players: 4 },
  { game: 'beta', puzzle: 'd', kind: 'most', grade: 3, players: 2 },
];
const ANY = { game: '', kind: '', grade: '', isOpenOnly: false };
const named = (puzzles: ListedPuzzle[]) => puzzles.map(({ puzzle }) => puzzle).join('');

test('a list is narrowed by game, kind, grade and what is solved', () => {
  const isSolved = ({ puzzle }: { puzzle: string }) => puzzle === 'd';
  expect(named(chosen(PUZZLES, ANY, isSolved))).toBe('abcd');
  expect(named(chosen(PUZZLES, { ...ANY, kind: 'most' }, isSolved))).toBe('ad');
  expect(named(chosen(PUZZLES, { ...ANY, grade: '3', game: 'alpha' }, isSolved))).toBe('c');
  expect(named(chosen(PUZZLES, { ...ANY, isOpenOnly: true }, isSolved))).toBe('abc');
});

test('the next puzzle is of the same game and not solved; after the last comes the first', () => {
  const now = { game: 'alpha', puzzle: 'b' };
  expect(nextOf(PUZZLES, now, () => false)).toBe('alpha/c');
  expect(nextOf(PUZZLES, now, ({ puzzle }) => puzzle === 'c')).toBe('alpha/a');
  expect(nextOf(PUZZLES, { game: 'beta', puzzle: 'd' }, () => false)).toBe(null);
});

test('the order of the moves makes no other answer, their number does', () => {
  expect(sameMoves(['move a1 a2', 'dig a2'], ['dig a2', 'move a1 a2'])).toBe(true);
  expect(sameMoves(['dig a2'], ['dig a2', 'dig a2'])).toBe(false);
});

test('a day is written as calendars here write it', () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});

test('a streak counts days in a row, and lasts until the end of the next day', () => {
  const days = ['2026-02-26', '2026-02-28', '2026-03-01'];
  expect(streakOf(days, '2026-03-01')).toBe(2);
  expect(streakOf(days, '2026-03-02')).toBe(2);
  expect(streakOf(days, '2026-03-03')).toBe(0);
  expect(streakOf([], '2026-03-03')).toBe(0);
});

test('a puzzle that is solved twice counts once, and the browser remembers it', async () => {
  const store = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  });
  const { solved } = await import('./solved.svelte');
  solved.add('alpha', 'aaaa');
  solved.add('alpha', 'aaaa');
  solved.add('beta', 'aaaa');
  expect(solved.count).toBe(2);
  expect(solved.has('beta', 'aaaa')).toBe(true);
  expect(solved.has('beta', 'bbbb')).toBe(false);
  expect(solved.streak).toBe(1);
  expect(JSON.parse(store.get('digsite-puzzles') ?? '')).toEqual({
    puzzles: ['alpha/aaaa', 'beta/aaaa'],
    days: [dayOf(new Date())],
  });
});
