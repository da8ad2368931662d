import { expect, test } from 'vitest';
import { GAMES } from '../../games';
import type { TableUi } from '../../games/game-ui';
import { cell, verb, type Step } from '../../games/shared/steps';
import type { Words } from '../../words/words.svelte';
import { actionsLabel, byReason } from './labels';
import { Choices } from './choices';
import { Verbs } from './verbs';

const stepsOf = (notation: string): Step[] => {
  const [first = '', ...rest] = notation.split(' ');
  return [verb(first), ...rest.map(cell)];
};

test('an action is chosen step by step: what, with what, where', () => {
  const choices = new Choices(['end', 'move b2 b3', 'move b2 c2'], stepsOf);
  const path = [verb('move')];
  expect(choices.next(path)).toEqual([cell('b2')]);
  const further = [...path, cell('b2')];
  expect(choices.next(further).map((step) => step.value)).toEqual(['b3', 'c2']);
  expect(choices.completed(further)).toBeNull();
  expect(choices.completed([...further, cell('c2')])).toBe('move b2 c2');
  expect(choices.after([verb('end')])).toEqual(['end']);
});

test.each(GAMES)('$name: verbs that pass show only while they can be used', async (game) => {
  const ui = await game.table();
  const idle = new Verbs([], ui);
  expect(idle.shown).toEqual(ui.verbs.filter((one) => !ui.passing.includes(one)));
  expect(idle.isOpening).toBe(false);
  const opening = new Verbs([`${ui.opening} a1`], ui);
  expect(opening.shown).toContain(ui.opening);
  expect(opening.isOpening).toBe(true);
});

const refused = (action: string, message: string) => ({
  action,
  legal: false,
  refusal: { code: '', message, section: '3.8' },
  reveals: false,
  outcome: {},
});

test('what is refused for one reason is told once', () => {
  const actions = ['try a1', 'try b2', 'give up'];
  const [group = []] = byReason([
    ...actions.map((action) => refused(action, 'Too far')),
    refused('end', 'Too soon'),
  ]);
  expect(group.map(({ action }) => action)).toEqual(actions);
  const ui = { refusedAs: (action: string) => action.split(' ')[0], actionLabel: String };
  const told = actionsLabel(actions, ui as unknown as TableUi, {} as Words);
  expect(told).toBe('try · give');
});

test('what is refused in many forms is told by its name alone', () => {
  const ways = ['a1', 'b2', 'c3', 'd4', 'e5'].map((space) => `go ${space}`);
  const ui = { refusedAs: String, actionLabel: String, messages: { verb: 'verb' } };
  const words = { text: (_: string, { verb }: { verb: string }) => verb };
  const told = (actions: string[]) =>
    actionsLabel(actions, ui as unknown as TableUi, words as unknown as Words);
  expect(told(ways.slice(1))).toBe('go b2 · go c3 · go d4 · go e5');
  expect(told(ways)).toBe('go');
});
