import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Meeting } from './open-tables.svelte';

vi.mock('../preferences.svelte', () => ({ preferences: { name: '', language: 'en' } }));

/** A socket on its way, whose other end is this test. */
class Socket {
  static CONNECTING = 0;
  static last: Socket;
  readyState = Socket.CONNECTING;
  onopen: (() => void) | null = null;
  isClosed = false;
  sent: string[] = [];

  constructor() {
    Socket.last = this;
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.isClosed = true;
  }
}

beforeEach(() => {
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('location', { origin: 'http://here' });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('who leaves at once hangs up when the line is there, and says nothing', () => {
  new Meeting().close();
  expect(Socket.last.isClosed).toBe(false);
  Socket.last.onopen?.();
  expect(Socket.last.isClosed).toBe(true);
  expect(Socket.last.sent).toEqual([]);
});
