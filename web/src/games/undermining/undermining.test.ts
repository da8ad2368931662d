import { describe, expect, test } from 'vitest';
import type { UnderminingView } from './view';
import motion from '../../gallery/samples/undermining-motion.json';
import { Words } from '../../words/words.svelte';
import { actionLabel, stepsOf } from './actions';
import { changesBetween } from './changes';
import { CELL, boxOf, sizeOf, standOf, stratum, windowAround } from './geometry';
import { actionsBySpace, buildable, contractsOpen, readAction } from './notation';
import { outcomeParts } from './outcome';

const views = motion.steps.map((step) => step.view as unknown as UnderminingView);
const board = (views[0] as UnderminingView).board;

describe('notation', () => {
  const legal = [
    'boost',
    'build drill',
    'contract 2',
    'drill c4',
    'drive c5',
    'end',
    'tech hack 13',
    'tech recall s3',
    'tech tractor c4',
  ];

  test('actions are offered at the space they point at', () => {
    expect(actionsBySpace(legal)).toEqual(
      new Map([
        ['c4', ['drill c4', 'tech tractor c4']],
        ['c5', ['drive c5']],
        ['s3', ['tech recall s3']],
      ]),
    );
  });

  test('contracts and equipment are found', () => {
    expect(contractsOpen(legal)).toEqual(new Set([2]));
    expect(buildable(legal)).toEqual(new Set(['drill']));
  });

  test('the slots of a hack are no space', () => {
    expect(readAction('tech hack 13')).toEqual({
      verb: 'tech',
      card: 'hack',
      space: null,
      choice: '13',
    });
  });
});

describe('geometry', () => {
  test('each surface space covers three columns', () => {
    expect(boxOf('s2', board).x).toBe(boxOf('d1', board).x);
    expect(boxOf('s2', board).width).toBe(3 * CELL);
  });

  test('five UMVs on one surface space stay within it', () => {
    const box = boxOf('s4', board);
    const places = [0, 1, 2, 3, 4].map((i) => standOf('s4', i, 5, board));
    expect(places.every(({ x }) => x - 23 >= box.x && x + 23 <= box.x + box.width)).toBe(true);
  });

  test('boards of any height go through all five strata', () => {
    expect([stratum(0, 10), stratum(9, 10), stratum(0, 6), stratum(5, 6)]).toEqual([1, 5, 1, 5]);
  });

  test('the enlarged part never leaves the board', () => {
    const { width, height } = sizeOf(board);
    const corner = windowAround({ x: width, y: height }, board);
    expect(corner.x + corner.width).toBeCloseTo(width);
    expect(corner.y + corner.height).toBeCloseTo(height);
    expect(windowAround({ x: 0, y: 0 }, board)).toMatchObject({ x: 0, y: 0 });
  });
});

describe('changes', () => {
  const kinds = (i: number) =>
    changesBetween(views[i] as UnderminingView, views[i + 1] as UnderminingView);

  test('rock cracks, rubble goes and the UMV follows', () => {
    expect(kinds(0)).toEqual([{ kind: 'cracked', cell: 'e9' }]);
    expect(kinds(1)).toEqual([
      { kind: 'drilled', cell: 'e9' },
      { kind: 'drove', colour: 'orange', from: 'e7', to: 'e9' },
    ]);
  });

  test('a fulfilled contract pays from its pile', () => {
    const before = views[0] as UnderminingView;
    const after = structuredClone(before);
    const reward = after.contracts[1]?.stars.shift() ?? 0;
    after.seats[2]?.stars.push(reward);
    expect(changesBetween(before, after)).toEqual([
      { kind: 'stars', colour: 'green', stars: reward, slot: 1 },
    ]);
  });
});

test('equipment, cards and ores are choices, spaces are not', () => {
  const kinds = (notation: string) => stepsOf(notation).map((step) => step.kind);
  expect(kinds('drive c5')).toEqual(['verb', 'cell']);
  expect(kinds('tech recall s3')).toEqual(['verb', 'choice', 'cell']);
  expect(kinds('tech replicate uranium')).toEqual(['verb', 'choice', 'choice']);
});

test.each([
  ['tech hack 13', 'Contract Hack · Contracts 1, 3'],
  ['tech replicate uranium', 'Replicator · Uranium'],
  ['swap uranium titanium', 'Swap Uranium → Titanium'],
  ['contract 2', 'Contract 2'],
  ['build bay', 'Build Cargo bay'],
  ['drill c4', 'Drill c4'],
  ['end', 'End the turn'],
])('%s is called %s', async (notation, label) => {
  expect(actionLabel(notation, await Words.in('en'))).toBe(label);
});

test('what an action brings is told before the click', async () => {
  const drill = {
    action: 'drill c4',
    legal: true,
    outcome: {
      cost: { actions: 1, batteries: 0, ores: {}, card: null },
      cargo: { uranium: 1, alien: 1 },
      warehouse: {},
      last_turns: true,
    },
  };
  expect(outcomeParts(drill, await Words.in('en'))).toEqual([
    '1 action',
    'into the bays: 1 × uranium, 1 × alien tech',
    'starts the last turns',
  ]);
});
