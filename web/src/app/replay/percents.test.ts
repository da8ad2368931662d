import { expect, test } from 'vitest';
import { percents } from './percents';

test.each([
  [
    [0.797, 0.207],
    [79, 21],
  ],
  [
    [0.335, 0.335, 0.33],
    [34, 33, 33],
  ],
  [
    [1, 0],
    [100, 0],
  ],
  [
    [0.5, 0.5, 0],
    [50, 50, 0],
  ],
  [
    [0, 0],
    [0, 0],
  ],
  [
    [0.2, 0.2, 0.2, 0.2, 0.2],
    [20, 20, 20, 20, 20],
  ],
])('%j are told as %j', (chances, told) => {
  expect(percents(chances)).toEqual(told);
});
