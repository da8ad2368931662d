import { expect, test, vi } from 'vitest';
import type { LoggedMove, ShownTable } from '../client/wire';
import type { Sentences } from './sentences.svelte';

// What the modules ask of a browser as they are loaded.
vi.stubGlobal('navigator', { languages: ['en'] });
const { byTurn, isTold, moveLine } = await import('./log-lines');

const table = {
  seats: ['red', 'blue'].map((colour) => ({ colour, name: null })),
} as unknown as ShownTable;
const sentences = {
  tell: (event: Record<string, unknown>) => String(event['event']),
} as unknown as Sentences;

const move = (seq: number, seat: number, ...events: Record<string, unknown>[]): LoggedMove => ({
  seq,
  seat,
  action: '',
  events,
});
const begins = (seat: number, round: number) => ({ event: 'turn', seat, round });
const MOVES = [
  move(1, 0, { event: 'dig' }),
  move(2, 0, { event: 'end' }, begins(1, 1)),
  move(4, 1, { event: 'dig' }),
  move(5, 1, { event: 'end' }, begins(0, 2)),
  move(6, 0, { event: 'carry' }, { event: 'over' }),
];
const told = (moves: LoggedMove[]) =>
  byTurn(moves.map((one) => moveLine(one, table, sentences))).map(({ seat, round, lines }) => ({
    seat,
    round,
    texts: lines.flatMap(({ texts }) => texts),
  }));

test('moves stand under who made them in which round, and no line says whose turn it is', () => {
  expect(told(MOVES)).toEqual([
    { seat: 0, round: null, texts: ['dig', 'end'] },
    { seat: 1, round: 1, texts: ['dig', 'end'] },
    { seat: 0, round: 2, texts: ['carry', 'over'] },
  ]);
});

test('where a strip says who plays, no sentence does', () => {
  const events = MOVES.flatMap((one) => one.events.filter(isTold));
  expect(events.map(({ event }) => event)).toEqual(['dig', 'end', 'dig', 'end', 'carry', 'over']);
});

test('a turn in which nothing has happened yet has no heading', () => {
  expect(told(MOVES.slice(0, 4))).toHaveLength(2);
  expect(told([])).toEqual([]);
});

test('no move is left out, and no two turns have the same key', () => {
  const turns = byTurn(MOVES.map((one) => moveLine(one, table, sentences)));
  expect(turns.flatMap(({ lines }) => lines.map(({ seq }) => seq))).toEqual([1, 2, 4, 5, 6]);
  expect(new Set(turns.map(({ key }) => key)).size).toBe(turns.length);
});
