import { expect, test } from 'vitest';
import { GAMES, gameNamed } from '../../games';
import { cell, verb, type Step } from '../../games/shared/steps';
import { Words } from '../../words/words.svelte';
import { actionsLabel, byReason } from './labels';
import { Choices } from './steps';
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

test.each([
  ['undermining', ['contract 1', 'contract 2'], 'Contract 1, 2'],
  ['dig_mars', ['upgrade fleet b2'], 'Upgrade Fleet'],
  ['dig_mars', ['dig a1', 'dig b2'], 'Dig a1, b2'],
])('%s: what is refused for one reason is told once', async (game, actions, label) => {
  const [group = []] = byReason([
    ...actions.map((action) => refused(action, 'Too far')),
    refused('end', 'Too soon'),
  ]);
  expect(group.map(({ action }) => action)).toEqual(actions);
  const ui = await gameNamed(game).table();
  const words = await Words.in('en');
  expect(actionsLabel(actions, ui, words)).toBe(label);
});
