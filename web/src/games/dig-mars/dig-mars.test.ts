import { describe, expect, test } from 'vitest';
import { cellsOf } from '../shared/cells';
import { COLOURS, type DigMarsComponents, type DigMarsView, type Seat } from './view';
import crowd from '../../gallery/samples/dig-mars-crowd-4.json';
import motion from '../../gallery/samples/dig-mars-motion.json';
import { LANGUAGES } from '../../words/catalogue';
import { Words } from '../../words/words.svelte';
import { actionLabel, refusedAs, stepsOf } from './actions';
import { changesBetween } from './changes';
import { events } from './events';
import { actionsBySpace, destinationsOf, readAction } from './notation';
import { outcomeParts } from './outcome';
import { scoreTable } from './scores';
import { follow, groupsOn } from './stations';
import { DRAWINGS, treasureOf } from './treasures';

const seat = (colour: Seat['colour'], stations: string[]): Seat => ({
  colour,
  stations,
  digging: 1,
  carrying: 1,
  fleet: stations.length,
  fortune: 0,
  inspected: [],
});

describe('notation', () => {
  const legal = ['carry b2', 'dig a1', 'end', 'move a1 a2', 'move a1 b1', 'relocate blue c3 a1'];

  test('each action is offered where it begins', () => {
    expect(actionsBySpace(legal)).toEqual(
      new Map([
        ['b2', ['carry b2']],
        ['a1', ['dig a1', 'move a1 a2', 'move a1 b1']],
        ['c3', ['relocate blue c3 a1']],
      ]),
    );
  });

  test('a fleet upgrade belongs to the space of the new station', () => {
    expect(readAction('upgrade fleet c3')).toEqual({
      verb: 'upgrade',
      equipment: 'fleet',
      cell: 'c3',
    });
    expect(actionsBySpace(['upgrade digging']).size).toBe(0);
  });

  test('own stations move, any station may be relocated', () => {
    expect(destinationsOf('red', 'a1', 'red', legal)).toEqual(['a2', 'b1']);
    expect(destinationsOf('blue', 'a1', 'red', legal)).toEqual([]);
    expect(destinationsOf('blue', 'c3', 'red', legal)).toEqual(['a1']);
  });

  test('what is no action is refused', () => {
    expect(() => readAction('jump a1')).toThrow();
  });
});

describe('stations', () => {
  test('sixteen stations on one space are four groups that do not overlap', () => {
    const view = crowd.steps[0]?.view as unknown as DigMarsView;
    const groups = groupsOn('c2', view.seats);
    expect(groups.map((group) => group.count)).toEqual([4, 4, 4, 4]);
    groups.slice(1).forEach((group, i) => {
      const left = groups[i];
      if (left) expect(group.x - left.x).toBeGreaterThanOrEqual((group.size + left.size) / 2 - 2);
    });
    for (const group of groups) {
      expect(group.x - group.size / 2).toBeGreaterThanOrEqual(0);
      expect(group.x + group.size / 2).toBeLessThanOrEqual(100);
    }
  });

  test('the station that moved keeps its name, the others stay', () => {
    const before = follow([], [seat('red', ['a1', 'b2'])]);
    const after = follow(before, [seat('red', ['b2', 'b3'])]);
    expect(after).toEqual([
      { id: 'red-1', colour: 'red', cell: 'b2' },
      { id: 'red-0', colour: 'red', cell: 'b3' },
    ]);
  });

  test('a new station gets a name of its own', () => {
    const before = follow([], [seat('red', ['a1'])]);
    const after = follow(before, [seat('red', ['a1', 'a1'])]);
    expect(after.map((station) => station.id)).toEqual(['red-0', 'red-1']);
  });
});

describe('treasures', () => {
  test('there are at least sixteen drawings, and tiles use them', () => {
    const used = new Set(
      cellsOf(4, 4).flatMap((cell) =>
        [1, 2, 3, 4, 5].flatMap((fortune) =>
          [1, 2, 3].map((depth) =>
            treasureOf(cell, depth, { dig: 1, carry: 1, fortune, bonus: null }),
          ),
        ),
      ),
    );
    expect(used.size).toBeGreaterThanOrEqual(16);
    for (const name of used) expect(DRAWINGS[name]).toBeDefined();
  });
});

describe('changes', () => {
  const views = motion.steps.map((step) => step.view as unknown as DigMarsView);
  const between = (i: number) =>
    changesBetween(views[i] as DigMarsView, views[i + 1] as DigMarsView);

  test('a dig turns a tile over', () => {
    expect(between(0)).toEqual([{ kind: 'flipped', cell: 'c2' }]);
  });

  test('a carry takes the tile away and pays everybody who shares', () => {
    expect(between(1)).toEqual([
      { kind: 'carried', cell: 'b1' },
      { kind: 'fortune', colour: 'red', cell: 'b1' },
      { kind: 'fortune', colour: 'white', cell: 'b1' },
    ]);
  });

  test('hidden fortune flies to the seat that carried', () => {
    const hide = (view: DigMarsView) => ({
      ...view,
      seats: view.seats.map((other) => ({ ...other, fortune: null })),
    });
    const changes = changesBetween(hide(views[1] as DigMarsView), hide(views[2] as DigMarsView));
    expect(changes).toContainEqual({ kind: 'fortune', colour: COLOURS[0], cell: 'b1' });
    expect(changes.filter((change) => change.kind === 'fortune')).toHaveLength(1);
  });
});

test('stations and equipment are steps of their own kind', () => {
  expect(stepsOf('relocate blue b2 c4')[1]).toEqual({ kind: 'piece', value: 'blue b2' });
  expect(stepsOf('upgrade fleet a1').map((step) => step.kind)).toEqual(['verb', 'choice', 'cell']);
});

test.each([
  ['move a1 a2', 'Move a1 → a2'],
  ['relocate blue b2 c4', 'Relocate blue b2 → c4'],
  ['upgrade digging', 'Upgrade digging'],
  ['upgrade fleet a1', 'Upgrade the fleet: station on a1'],
  ['declare', 'Declare victory'],
])('%s is called %s', async (notation, label) => {
  expect(actionLabel(notation, await Words.in('en'))).toBe(label);
});

test.each(LANGUAGES)('%s: every action has a label of its own', async (language) => {
  const words = await Words.in(language);
  const labels = [
    ...['place a1', 'dig a1', 'carry a1', 'inspect a1', 'move a1 b2', 'relocate red a1 b2'],
    ...['upgrade digging', 'upgrade carrying', 'upgrade fleet', 'upgrade fleet a1'],
    ...['declare', 'end'],
  ].map((notation) => actionLabel(notation, words));
  expect(new Set(labels).size).toBe(labels.length);
  expect(labels.filter((label) => /none|[|{]/.test(label))).toEqual([]);
  expect(labels.filter((label) => label.includes('a1'))).toHaveLength(7);
});

test('a fleet that cannot be upgraded is named without a space', async () => {
  const label = (notation: string, words: Words) => actionLabel(refusedAs(notation), words);
  const words = await Words.in('en');
  expect(label('upgrade fleet b2', words)).toBe('Upgrade the fleet');
  expect(label('dig b2', words)).toBe('Dig b2');
});

test('what an action brings is told before the click, and what a refused one needs', async () => {
  const words = await Words.in('en');
  const level = { needed: 3, reached: 2, own: 1, help: [{ seat: 1, colour: 'blue', stations: 1 }] };
  const outcome = { level, cost: { actions: 1, fortune: 0, bonus: null }, ends_game: false };
  const needed = 'digging level 2 = 1 + 1 for a blue station (3 needed)';
  expect(outcomeParts({ action: 'dig a1', legal: false, outcome }, words, [])).toEqual([needed]);
  expect(outcomeParts({ action: 'dig a1', legal: true, outcome }, words, [])).toEqual([
    needed,
    '1 action',
  ]);
});

test('who gets a share is called as in the log: by name, or by colour without one', async () => {
  const fortune = [
    { seat: 0, colour: 'red', change: 2 },
    { seat: 1, colour: 'blue', change: 1 },
  ];
  const carry = { action: 'carry a1', legal: true, outcome: { fortune } };
  expect(outcomeParts(carry, await Words.in('en'), ['Ada', null])).toEqual([
    'fortune points: Ada +2, Blue +1',
  ]);
});

test('shares and tiles are told in words of the log', () => {
  const teller = {
    colours: ['red', 'blue'],
    seat: (number: number) => `seat ${number}`,
    text: String,
    listed: String,
  };
  expect(events['shares']?.({ blue: 2, red: -1 }, teller)).toEqual({
    shares: 'seat 1 +2, seat 0 -1',
    sharers: 2,
  });
  expect(events['tile']?.({ dig: 2, bonus: null }, teller)).toEqual({
    tile: 'known',
    dig: 2,
    bonus: 'none',
  });
});

test.each([
  ['en', 1, 'one fortune point'],
  ['en', 5, '5 fortune points'],
  ['de', 2, '2 Schatzpunkte'],
  ['et', 1, 'üks varandusepunkt'],
  ['et', 2, '2 varandusepunkti'],
  ['ru', 1, '1 очко успеха'],
  ['ru', 3, '3 очка успеха'],
  ['ru', 11, '11 очков успеха'],
  ['ru', 21, '21 очко успеха'],
] as const)('plural forms, %s %i: %s', async (language, points, expected) => {
  const words = await Words.in(language);
  expect(words.text('dm-fortune', { points })).toBe(expected);
});

test.each(LANGUAGES)('%s: a heading of the result is broken at its syllables', async (language) => {
  const view = crowd.steps[0]?.view as unknown as DigMarsView;
  const components = crowd.components as unknown as DigMarsComponents;
  const { columns } = scoreTable(view, components, await Words.in(language));
  // So many letters, with their hyphen, have room in a quarter of the narrowest phone.
  const pieces = columns.flatMap((column) => column.match(/[^ \u00AD]+\u00AD?/g) ?? []);
  expect(pieces.filter((piece) => piece.length > 9)).toEqual([]);
});

test.each(LANGUAGES)('%s: the result says who declared victory', async (language) => {
  const words = await Words.in(language);
  const declared = { ending: 'declared', names: 'Ada' };
  expect(words.text('dm-ending', { ...declared, whose: 'theirs' })).toContain('Ada');
  expect(words.text('dm-ending', { ...declared, whose: 'yours' })).not.toContain('Ada');
});
