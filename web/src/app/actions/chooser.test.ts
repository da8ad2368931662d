import { expect, test } from 'vitest';
import { cell, verb, type Step } from '../../games/shared/steps';
import type { TableStore } from '../table/table-store.svelte';
import { Chooser } from './chooser.svelte';

const stepsOf = (notation: string): Step[] => {
  const [first = '', ...rest] = notation.split(' ');
  return [verb(first), ...rest.map(cell)];
};

const choosing = (legal: string[], reveals: string[] = []) =>
  new Chooser({
    legal,
    hints: [],
    ui: { stepsOf },
    position: { reveals },
  } as unknown as TableStore);

test('an only choice is filled in, and the next question is left to the player', () => {
  const chooser = choosing(['move b2 b3', 'move b2 c2']);
  chooser.begin('move');
  expect(chooser.path).toEqual([verb('move'), cell('b2')]);
  expect(chooser.picked).toBe(1);
  expect(chooser.action).toBeNull();
  expect(chooser.tap('c2')).toBe('move b2 c2');
});

test('several choices are asked about', () => {
  const chooser = choosing(['move b2 b3', 'move c2 c3']);
  chooser.begin('move');
  expect(chooser.path).toEqual([verb('move')]);
});

test('what was filled in to its end is shown and not played', () => {
  const chooser = choosing(['move b2 b3', 'move c2 c3']);
  chooser.begin('move');
  expect(chooser.tap('b2')).toBeNull();
  expect(chooser.action).toBe('move b2 b3');
  expect(chooser.isChosen).toBe(false);
  expect(chooser.tap('b3')).toBe('move b2 b3');
});

test('a verb chosen again is put back, whatever was filled in', () => {
  const chooser = choosing(['dig b2']);
  chooser.begin('dig');
  expect(chooser.action).toBe('dig b2');
  chooser.begin('dig');
  expect(chooser.isBusy).toBe(false);
});
