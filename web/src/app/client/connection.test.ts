import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection, type Listener, type Status } from './connection';

/** A socket whose other end is this test. */
class Line extends EventTarget {
  static CONNECTING = 0;
  static all: Line[] = [];
  readyState = Line.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: { type: string; id: string; eyes?: number | null }[] = [];
  isClosed = false;

  constructor() {
    super();
    Line.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Line['sent'][number]);
  }

  close(): void {
    this.isClosed = true;
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** Answers everything of a kind that was asked. */
  answer(type: string, values: object = { ok: true }): void {
    for (const { id } of this.sent.filter((one) => one.type === type))
      this.hear({ type: 'answer', id, ...values });
  }
}

const page = new EventTarget();
const shown = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const now = () => Line.all.at(-1) as Line;
const opened: Connection[] = [];
let heard: Status[] = [];
let eyes: number | null = 0;

const listener: Listener = {
  hello: () => ({ type: 'hello', since: 0, eyes, lang: 'en' }),
  turnedAway: () => {
    const isNew = eyes !== null;
    eyes = null;
    return isNew;
  },
  status: (status) => heard.push(status),
  snapshot: () => undefined,
  moved: () => undefined,
  changed: () => undefined,
};

beforeEach(() => {
  vi.useFakeTimers();
  Line.all = [];
  heard = [];
  eyes = 0;
  shown.visibilityState = 'visible';
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('location', { origin: 'http://here' });
  vi.stubGlobal('document', shown);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  for (const connection of opened.splice(0)) connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(): Connection {
  const connection = new Connection('table', listener);
  opened.push(connection);
  return connection;
}

function live(): Connection {
  const connection = open();
  now().open();
  now().answer('hello');
  expect(heard).toEqual(['connecting', 'live']);
  return connection;
}

test('an answer that does not come within five seconds is noticed', () => {
  const connection = live();
  void connection.ask({ type: 'explain', space: 'b2' });
  vi.advanceTimersByTime(4_900);
  expect(heard.at(-1)).toBe('live');
  vi.advanceTimersByTime(100);
  expect(heard.at(-1)).toBe('broken');
});

test('a server that speaks again is heard on the same line, and nothing is asked twice', async () => {
  const connection = live();
  const asked = connection.ask({ type: 'explain', space: 'b2' });
  vi.advanceTimersByTime(6_000);
  now().answer('explain');
  expect(heard.at(-1)).toBe('live');
  expect((await asked).ok).toBe(true);
  expect(Line.all).toHaveLength(1);
});

test('a line that stays silent is given up, and what was asked is asked again', async () => {
  const connection = live();
  const asked = connection.ask({ type: 'explain', space: 'b2' });
  const first = now();
  vi.advanceTimersByTime(15_000);
  expect(first.isClosed).toBe(true);
  vi.advanceTimersByTime(300);
  expect(now()).not.toBe(first);
  now().open();
  now().answer('hello');
  expect(now().sent.map(({ type }) => type)).toEqual(['hello', 'explain']);
  now().answer('explain');
  expect((await asked).ok).toBe(true);
  expect(heard.at(-1)).toBe('live');
});

test('where nothing is asked a sign of life is, more seldom where nobody looks', () => {
  live();
  vi.advanceTimersByTime(5_000);
  expect(now().sent.at(-1)?.type).toBe('ping');
  shown.visibilityState = 'hidden';
  now().answer('ping');
  const before = now().sent.length;
  vi.advanceTimersByTime(19_000);
  expect(now().sent).toHaveLength(before);
  vi.advanceTimersByTime(1_000);
  expect(now().sent).toHaveLength(before + 1);
  vi.advanceTimersByTime(5_000);
  expect(heard.at(-1)).toBe('broken');
});

test('a slow answer is no silence as long as others come', () => {
  const connection = live();
  void connection.ask({ type: 'hint' });
  for (let i = 0; i < 10; i++) {
    vi.advanceTimersByTime(4_000);
    now().hear({ type: 'answer', id: 'other', ok: true });
  }
  expect(heard.at(-1)).toBe('live');
});

test('without a network the line is tried at once, and given up only if nobody answers', () => {
  live();
  page.dispatchEvent(new Event('offline'));
  now().answer('ping');
  vi.advanceTimersByTime(3_000);
  expect(heard.at(-1)).toBe('live'); // a server on this very machine
  page.dispatchEvent(new Event('offline'));
  vi.advanceTimersByTime(2_000);
  expect(heard.at(-1)).toBe('broken');
  page.dispatchEvent(new Event('online'));
  expect(Line.all).toHaveLength(2);
  now().open();
  now().answer('hello');
  expect(heard.at(-1)).toBe('live');
});

test('a server that takes a line and says nothing is not waited for in silence', () => {
  open();
  vi.advanceTimersByTime(5_000);
  expect(heard).toEqual(['connecting', 'broken']);
  vi.advanceTimersByTime(10_300);
  expect(Line.all).toHaveLength(2);
});

test('who lost the seat meanwhile comes back without it', () => {
  open();
  now().open();
  const refused = { ok: false, error: { code: 'seat.not_yours', section: null, message: '' } };
  now().answer('hello', refused);
  expect(now().sent.map((one) => one.eyes)).toEqual([0, null]);
  now().answer('hello');
  expect(heard.at(-1)).toBe('live');
  expect(Line.all).toHaveLength(1);
});

test('a connection that nobody wants any more is closed once it is open', () => {
  open().close();
  expect(now().isClosed).toBe(false);
  now().open();
  expect(now().isClosed).toBe(true);
  expect(now().sent).toEqual([]);
});

test('a closed connection is left alone', () => {
  const connection = live();
  connection.close();
  vi.advanceTimersByTime(60_000);
  page.dispatchEvent(new Event('online'));
  expect(Line.all).toHaveLength(1);
  expect(now().sent.map(({ type }) => type)).toEqual(['hello']);
});
