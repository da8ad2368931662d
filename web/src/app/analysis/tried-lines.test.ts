import { expect, test } from 'vitest';
import { TriedLines } from './tried-lines';

const GAME = ['place a1', 'place b2', 'dig a1', 'carry a1'];
const at = ({ move, made }: TriedLines) => [move, [...made]];
const from = (move: number) => new TriedLines(GAME).go(move, []);

test('what was played in the game is no line', () => {
  const third = from(2).play('dig a1');
  expect(at(third)).toEqual([3, []]);
  expect(at(third.play('end'))).toEqual([3, ['end']]);
  expect(at(third.go(1, ['place b2', 'dig a1', 'end']))).toEqual([3, ['end']]);
});

test('one goes back and forth in a line, and along the game', () => {
  const line = from(2).play('end').play('dig b2');
  expect(at(line.back())).toEqual([2, ['end']]);
  expect(at(line.back().forward())).toEqual([2, ['end', 'dig b2']]);
  expect(line.canGoOn).toBe(false);
  expect(line.forward()).toBe(line);
  expect(line.back().play('dig b2').others).toEqual([]);
  const start = line.back().back();
  expect(at(start)).toEqual([2, []]);
  expect(at(start.back())).toEqual([1, []]);
  expect(at(start.back().forward())).toEqual([2, []]);
});

test('the ends of the game are the ends of the way', () => {
  expect(from(0).canGoBack).toBe(false);
  expect(at(from(0).back())).toEqual([0, []]);
  expect(at(from(99))).toEqual([4, []]);
  expect(from(99).canGoOn).toBe(false);
  expect(at(from(99).forward())).toEqual([4, []]);
});

test('a line that was left is kept, unless another goes on from it', () => {
  const one = from(2).play('end').play('dig b2').leave();
  expect(at(one)).toEqual([2, []]);
  expect(one.others).toEqual([{ move: 2, line: ['end', 'dig b2'] }]);
  const two = one.play('end').play('end').leave();
  expect(two.others.map(({ line }) => line)).toEqual([
    ['end', 'dig b2'],
    ['end', 'end'],
  ]);
  expect(two.go(2, ['end', 'dig b2']).others.map(({ line }) => line)).toEqual([['end', 'end']]);
});
