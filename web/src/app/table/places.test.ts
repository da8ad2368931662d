import { expect, test } from 'vitest';
import { placesOf } from './places';

const told = (...parts: Parameters<typeof placesOf>) =>
  placesOf(...parts).map(({ seat, place }) => `${place}: ${seat}`);

test('everybody stands in the order of what they have', () => {
  expect(told([12, 30, 21], [1])).toEqual(['1: 1', '2: 2', '3: 0']);
});

test('who has as much shares the place, and the next place is left out', () => {
  expect(told([21, 30, 21, 8], [1])).toEqual(['1: 1', '2: 0', '2: 2', '4: 3']);
  expect(told([30, 8, 30], [0, 2])).toEqual(['1: 0', '1: 2', '3: 1']);
});

test('who has won comes first, whatever the others have', () => {
  expect(told([34, 30], [1])).toEqual(['1: 1', '2: 0']);
});

test('what is not known comes last', () => {
  expect(told(['?', 3, 30], [2])).toEqual(['1: 2', '2: 1', '3: 0']);
});
