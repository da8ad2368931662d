/** Actions of Dig Mars step by step and in words. */

import type { Words } from '../../words/words.svelte';
import { cell, choice, verb, type Step } from '../shared/steps';
import { readAction } from './notation';

export function stepsOf(notation: string): Step[] {
  const [first = '', ...rest] = notation.split(' ');
  if (first === 'relocate')
    return [verb(first), { kind: 'piece', value: rest.slice(0, 2).join(' ') }, cell(rest[2] ?? '')];
  if (first === 'upgrade') return [verb(first), choice(rest[0] ?? ''), ...rest.slice(1).map(cell)];
  return [verb(first), ...rest.map(cell)];
}

/** Named as the whole actions are that it stands beside. */
export function choiceName(path: readonly Step[], { value }: Step, words: Words): string {
  return actionLabel([...path.map((step) => step.value), value].join(' '), words);
}

/** Where no space is named, the message chooses by the word `none`. */
export function actionLabel(notation: string, words: Words): string {
  const target = readAction(notation);
  const named = 'cell' in target ? target.cell : null;
  return words.text('dm-action', { ...target, cell: named ?? 'none' });
}

/** Wherever the new station would go, the fleet is what cannot be upgraded. */
export function refusedAs(notation: string): string {
  const [first = '', second = ''] = notation.split(' ');
  return first === 'upgrade' ? `${first} ${second}` : notation;
}
