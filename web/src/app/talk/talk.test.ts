import { beforeEach, expect, test, vi } from 'vitest';

vi.stubGlobal('navigator', { languages: ['en'] });
const { preferences } = await import('../preferences.svelte');
const { Talk } = await import('./talk.svelte');

const said = (...numbers: number[]) => ({
  type: 'said' as const,
  said: numbers.map((number) => ({ number, seat: number % 2, text: `${number}`, at: number })),
});

beforeEach(() => {
  preferences.chat = preferences.signs = true;
});

test('what comes again after a break is not said twice, and others are counted until it is read', () => {
  const talk = new Talk(() => Promise.resolve());
  talk.hear(said(1, 2), [0]);
  talk.hear(said(1, 2, 3), [0]);
  expect(talk.said.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(talk.unread).toBe(2);
  talk.open();
  talk.hear(said(4, 5), [0]);
  expect(talk.unread).toBe(0);
});

test('who has muted signs and words is shown neither', () => {
  preferences.chat = preferences.signs = false;
  const talk = new Talk(() => Promise.resolve());
  talk.hear(said(1), [0]);
  talk.hear({ type: 'sign', seat: 1, sign: 'wow' }, [0]);
  expect([talk.unread, talk.sign]).toEqual([0, null]);
});
