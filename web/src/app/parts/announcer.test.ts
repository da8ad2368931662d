import { expect, test } from 'vitest';
import { announcer } from './announcer.svelte';

test('however much is said, only the latest sentences stay', () => {
  for (let i = 1; i <= 500; i++) announcer.say(`Blue moves ${i} times.`);
  expect(announcer.said.map(({ text }) => text)).toEqual([
    'Blue moves 498 times.',
    'Blue moves 499 times.',
    'Blue moves 500 times.',
  ]);
  announcer.hush();
  expect(announcer.said).toEqual([]);
  announcer.say('Again.');
  expect(announcer.said).toHaveLength(1);
});
