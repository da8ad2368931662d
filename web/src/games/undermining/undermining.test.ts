import { describe, expect, test } from 'vitest';
import type { UnderminingView } from './view';
import motion from '../../gallery/samples/undermining-motion.json';
import { LANGUAGES } from '../../words/catalogue';
import { Words } from '../../words/words.svelte';
import { actionLabel, stepsOf } from './actions';
import { changesBetween } from './changes';
import {
  CELL,
  boxOf,
  following,
  middleOf,
  sizeOf,
  standOf,
  stratum,
  windowAround,
} from './geometry';
import { actionsBySpace, buildable, contractsOpen, readAction } from './notation';
import { ownedOf } from './labels';
import { lapsedParts, outcomeParts, type UnderminingOutcome } from './outcome';

const views = motion.steps.map((step) => step.view as unknown as UnderminingView);
const board = (views[0] as UnderminingView).board;
/** The pixels of the board on a small phone. */
const PHONE = { width: 363, height: 343 };

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
    const corner = windowAround({ x: width, y: height }, board, PHONE);
    expect(corner.x + corner.width).toBeCloseTo(width);
    expect(corner.y + corner.height).toBeCloseTo(height);
    expect(windowAround({ x: 0, y: 0 }, board, PHONE)).toMatchObject({ x: 0, y: 0 });
  });

  test.each([PHONE, { width: 420, height: 180 }, { width: 300, height: 480 }])(
    'the enlarged part fills its drawing of $width by $height, with cells for fingers',
    (drawing) => {
      const part = windowAround(middleOf('f5', board), board, drawing);
      expect(part.width / part.height).toBeCloseTo(drawing.width / drawing.height);
      expect((CELL * drawing.width) / part.width).toBeGreaterThanOrEqual(43.99);
    },
  );

  test('the enlarged part stays, follows what it leaves out, or gives way to the whole board', () => {
    const c3 = middleOf('c3', board);
    expect(following(c3, ['b2', 'd4'], board, PHONE)).toEqual(c3);
    expect(following(c3, [], board, PHONE)).toEqual(c3);
    const around = following(c3, ['j7', 'l9'], board, PHONE);
    expect(around).toEqual(middleOf('k8', board));
    expect(following(c3, ['a10', 'c10'], board, PHONE)).toEqual(middleOf('b10', board));
    expect(following(c3, ['a4', 'l4'], board, PHONE)).toBeNull();
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
  ['tech hack 13', 'Contract Hack: contracts 1 and 3'],
  ['tech hack 2', 'Contract Hack: contract 2'],
  ['tech replicate uranium', 'Replicator: uranium'],
  ['tech recall s3', 'Recall Beacon: s3'],
  ['tech cell', 'Zero-Point Cell'],
  ['swap uranium titanium', 'Swap uranium for titanium'],
  ['contract 2', 'Fulfil contract 2'],
  ['build bay', 'Build a cargo bay'],
  ['drill c4', 'Drill c4'],
  ['end', 'End the turn'],
])('%s is called %s', async (notation, label) => {
  expect(actionLabel(notation, await Words.in('en'))).toBe(label);
});

test.each(LANGUAGES)('%s: every action has a label of its own', async (language) => {
  const words = await Words.in(language);
  const cards = ['overdrive', 'seismic', 'phase', 'uplink', 'transmute', 'cell'];
  const labels = [
    ...['enter s1', 'drill b3', 'drive b3', 'portal b3', 'tech recall s1', 'tech tractor b3'],
    ...['drill', 'thruster', 'bay', 'reactor'].map((equipment) => `build ${equipment}`),
    ...cards.map((card) => `tech ${card}`),
    ...['tech replicate uranium', 'tech hack 2', 'tech hack 13', 'swap uranium diamond'],
    ...['unload', 'contract 1', 'recharge', 'boost', 'end'],
  ].map((notation) => actionLabel(notation, words));
  expect(new Set(labels).size).toBe(labels.length);
  expect(labels.filter((label) => /none|[|{]/.test(label))).toEqual([]);
  expect(labels.filter((label) => /s1|b3/.test(label))).toHaveLength(6);
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
    'into the bays: 1 × uranium and 1 × alien tech',
    'starts the last turns',
  ]);
});

test('what recharging, an extra action and the end of a turn do is told', async () => {
  const words = await Words.in('en');
  const told = (outcome: UnderminingOutcome) =>
    outcomeParts({ action: '', legal: true, outcome }, words);
  const cost = { actions: 0, batteries: 2, ores: {}, card: null };
  expect(told({ gain: { actions: 0, batteries: 1 } })).toEqual(['gives 1 battery']);
  expect(told({ cost, gain: { actions: 1, batteries: 0 } })).toEqual([
    'needs no action',
    'costs 2 batteries',
    'gives one more action',
  ]);
  const lapses = { actions: 2, drill_steps: 1, building: 1 };
  expect(lapsedParts({ action: 'end', legal: true, outcome: { lapses } }, words)).toEqual([
    '2 actions',
    'one drill step',
    'building more in the same action',
  ]);
  expect(lapsedParts({ action: 'end', legal: true, outcome: {} }, words)).toEqual([]);
});

test('that the UMV goes where rubble was is told of drilling, and of no charge', async () => {
  const words = await Words.in('en');
  const outcome: UnderminingOutcome = { tiles: { c4: { from: 'rubble', to: null } } };
  const told = (action: string) => outcomeParts({ action, legal: true, outcome }, words);
  expect(told('drill c4')).toEqual(['the rubble goes, and your UMV moves in']);
  expect(told('tech seismic')).toEqual([]);
});

test('no more is ticked than is wanted', () => {
  const owned = { uranium: 5, titanium: 1, niobium: 2 };
  expect(ownedOf({ uranium: 2, titanium: 2, diamond: 1 }, owned)).toEqual({
    uranium: 2,
    titanium: 1,
    diamond: 0,
  });
});

test.each([
  ['en', 1, 'one battery'],
  ['en', 2, '2 batteries'],
  ['de', 2, '2 Batterien'],
  ['et', 2, '2 akut'],
  ['ru', 1, '1 батарея'],
  ['ru', 3, '3 батареи'],
  ['ru', 5, '5 батарей'],
  ['ru', 21, '21 батарея'],
] as const)('plural forms, %s %i: %s', async (language, count, expected) => {
  const words = await Words.in(language);
  expect(words.text('um-batteries', { count })).toBe(expected);
});
