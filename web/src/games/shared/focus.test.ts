import { expect, test } from 'vitest';
import { nextInDirection } from './focus';

const box = (x: number, y: number, width = 10, height = 10) => ({ x, y, width, height });

test('arrow keys go to the neighbour in the row or column', () => {
  const grid = [box(0, 0), box(10, 0), box(0, 10), box(10, 10)];
  expect(nextInDirection(box(0, 0), grid, 'right')).toBe(1);
  expect(nextInDirection(box(0, 0), grid, 'down')).toBe(2);
  expect(nextInDirection(box(10, 10), grid, 'left')).toBe(2);
  expect(nextInDirection(box(0, 0), grid, 'up')).toBe(-1);
});

test('a wide surface space leads down to the middle of what lies below it', () => {
  const spaces = [box(0, 0, 30, 10), box(0, 10), box(10, 10), box(20, 10)];
  expect(nextInDirection(box(0, 0, 30, 10), spaces, 'down')).toBe(2);
  expect(nextInDirection(box(20, 10), spaces, 'up')).toBe(0);
  expect(nextInDirection(box(0, 10), spaces, 'right')).toBe(2);
});

test('pieces that stand in no common line are still reached', () => {
  expect(nextInDirection(box(0, 0), [box(0, 0), box(40, 25)], 'right')).toBe(1);
});
