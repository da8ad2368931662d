import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GAMES } from '../../games';
import type { Moved, Snapshot, ShownTable } from '../client/wire';
import type { TableStore } from './store.svelte';

// What the modules ask of a browser as they are loaded.
vi.stubGlobal('navigator', { languages: ['en'] });
const { TableStore: Store } = await import('./store.svelte');
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
const base = { view: null, yours: false, legal: [], reveals: [] };
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
const numbers = (store: TableStore) => store.log.map(({ seq }) => seq);

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
  expect(store.hasLostSeat).toBe(true);
  store.snapshot(snapshot({ seq: 2, since: 2, eyes: null, table: table(false) }));
  expect(numbers(store)).toEqual([1, 2]);
});
