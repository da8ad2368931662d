import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GAMES } from '../../games';
import type { Moved, Snapshot, ShownTable } from '../client/wire';
import type { TableStore } from './table-store.svelte';

// What the modules ask of a browser as they are loaded.
vi.stubGlobal('navigator', { languages: ['en'] });
const { TableStore: Store } = await import('./table-store.svelte');
const { preferences } = await import('../preferences.svelte');
const ui = await GAMES[0].table();

const SEAT = {
  colour: 'red',
  kind: 'human',
  name: null,
  bot: null,
  left: false,
  may_return: false,
};
const table = (mine: boolean) =>
  ({
    table: 'k3v9',
    phase: 'playing',
    active: 1,
    clock: null,
    seats: [0, 1].map((seat) => ({ ...SEAT, seat, mine: mine && seat === 0 })),
  }) as unknown as ShownTable;

const entry = (seq: number) => ({ seq, seat: 1, action: 'end', events: [] });
const base = { view: null, yours: false, legal: [], reveals: [], secrets: [], tutorial: null };
const undo = { undo: { action: null, barrier: null }, redo: { action: null } };

const snapshot = (values: Partial<Snapshot>): Snapshot => ({
  ...{ type: 'snapshot', seq: 0, since: 0, eyes: 0, table: table(true) },
  ...{ ...base, ...undo, log: [], taken_back: [], log_cut: false },
  ...values,
});
const moved = (seq: number): Moved => ({
  ...{ type: 'moved', change: 'play', took_back: null, way: [], table: table(true) },
  ...{ ...base, ...undo, ...entry(seq) },
});
const numbers = (store: TableStore) => store.log.entries.map(({ seq }) => seq);

/** Both seats at this device, the second to play. */
const shared = () => {
  const both = table(true);
  return { ...both, seats: both.seats.map((seat) => ({ ...seat, mine: true })) };
};

let store: TableStore;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'WebSocket',
    class {
      close = () => undefined;
    },
  );
  vi.stubGlobal('location', { origin: 'http://here' });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  store = new Store(table(true), ui);
});
afterEach(() => {
  store.close();
  preferences.pace = 'normal';
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('moves that still wait to be drawn are in the log when seats change', () => {
  store.snapshot(snapshot({ seq: 1, log: [entry(1)] }));
  for (const seq of [2, 3, 4]) store.moved(moved(seq));
  store.snapshot(snapshot({ seq: 4, since: 4 }));
  expect(numbers(store)).toEqual([1, 2, 3, 4]);
});

test('who lost the seat has the log that comes with it', () => {
  store.snapshot(snapshot({ seq: 2, log: [entry(1), entry(2)] }));
  store.snapshot(
    snapshot({ seq: 2, since: 0, eyes: null, table: table(false), log: [entry(1), entry(2)] }),
  );
  expect(numbers(store)).toEqual([1, 2]);
  expect(store.seats.hasLost).toBe(true);
  store.snapshot(snapshot({ seq: 2, since: 2, eyes: null, table: table(false) }));
  expect(numbers(store)).toEqual([1, 2]);
});

test('a device that is handed on is hidden only from a seat that holds a secret', () => {
  store.snapshot(snapshot({ seq: 1, table: shared(), secrets: [0] }));
  expect(store.curtain).toBeNull();
  store.snapshot(snapshot({ seq: 1, table: shared(), secrets: [1] }));
  expect(store.curtain).toBe(1);
});

const frames = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => ({
    move: from + i,
    view: { at: from + i },
    way: [],
  }));
/** Answers as the server does when it is asked for positions of a game of so many moves. */
const answerWith = (moves: number) => {
  vi.stubGlobal('fetch', (address: string) => {
    const { searchParams } = new URL(address, 'http://here');
    const [from, to] = ['from', 'to'].map((part) => Number(searchParams.get(part)));
    const body = { moves, frames: frames(from ?? 0, to ?? 0) };
    return Promise.resolve({ ok: true, headers: new Headers(), json: () => Promise.resolve(body) });
  });
};

test('moves of others are drawn one after the other, and all at once for who skips', () => {
  vi.stubGlobal('document', Object.assign(document, { getAnimations: () => [] }));
  store.snapshot(snapshot({ seq: 1, log: [entry(1)] }));
  for (const seq of [2, 3, 4, 5]) store.moved(moved(seq));
  expect(numbers(store)).toEqual([1, 2]);
  expect(store.isShowing).toBe(true);
  vi.advanceTimersToNextTimer();
  expect(numbers(store)).toEqual([1, 2, 3]);
  store.skip();
  expect(numbers(store)).toEqual([1, 2, 3, 4, 5]);
  expect(store.isShowing).toBe(false);
});

test('what becomes of the table while moves wait to be drawn is not forgotten', () => {
  store.snapshot(snapshot({ seq: 1, log: [entry(1)] }));
  for (const seq of [2, 3]) store.moved(moved(seq));
  store.changed({ ...table(true), rematch: 'next' });
  expect(store.table.rematch).toBeUndefined();
  vi.advanceTimersToNextTimer();
  expect(numbers(store)).toEqual([1, 2, 3]);
  expect(store.table.rematch).toBe('next');
  store.changed({ ...table(true), rematch: 'another' });
  expect(store.table.rematch).toBe('another');
});

test('at once means without waiting', () => {
  preferences.pace = 'instant';
  store.snapshot(snapshot({ seq: 1, log: [entry(1)] }));
  for (const seq of [2, 3, 4]) store.moved(moved(seq));
  expect(numbers(store)).toEqual([1, 2, 3, 4]);
  expect(store.hello().hurry).toBe(true);
});

test('others leave traces until the first own move, and again when it is taken back', () => {
  const own = { ...entry(3), seat: 0 };
  const traced = () => store.traced.map(({ seq }) => seq);
  store.snapshot(snapshot({ seq: 2, log: [entry(1), entry(2)] }));
  expect(traced()).toEqual([1, 2]);
  store.moved({ ...moved(3), seat: 0 });
  expect(traced()).toEqual([]);
  store.moved({ ...moved(4), seat: 0, change: 'undo', took_back: 3 });
  expect(traced()).toEqual([1, 2]);
  store.snapshot(snapshot({ seq: 6, eyes: null, log: [entry(1), own, entry(5), entry(6)] }));
  expect(traced()).toEqual([5, 6]);
});

test.each([
  { log: [1, 3, 4, 6], moves: 4, isCut: false },
  { log: [401, 403, 404, 406], moves: 390, isCut: true },
])('a recap tells which move it has come to, of $moves', async ({ log, moves, isCut }) => {
  answerWith(moves);
  const entries = log.map((seq, i) => ({ ...entry(seq), seat: i === 0 ? 0 : 1 }));
  store.snapshot(snapshot({ seq: 500, log: entries, log_cut: isCut }));
  const ended = store.showRecap();
  const seen: unknown[] = [];
  for (let i = 0; i < 4; i++) {
    await vi.advanceTimersByTimeAsync(i === 0 ? 0 : 900);
    seen.push([store.view, store.recap.seq, store.traced.map(({ seq }) => seq)]);
  }
  const at = (i: number) => ({ at: moves - 3 + i });
  expect(seen).toEqual([
    [at(0), null, []],
    [at(1), log[1], [log[1]]],
    [at(2), log[2], [log[2]]],
    [at(3), log[3], [log[3]]],
  ]);
  await vi.advanceTimersByTimeAsync(900);
  await ended;
  expect(store.isRecapping).toBe(false);
});

test('a recap that is skipped is over', async () => {
  vi.stubGlobal('document', Object.assign(document, { getAnimations: () => [] }));
  answerWith(3);
  store.snapshot(snapshot({ seq: 3, log: [entry(1), entry(2), entry(3)] }));
  const ended = store.showRecap();
  await vi.advanceTimersByTimeAsync(0);
  expect(store.isShowing).toBe(true);
  store.skip();
  await ended;
  expect(store.isShowing).toBe(false);
});
