/** Actions of Dig Mars step by step and in words. */

import { capital, unbroken } from '../../words/text';
import type { Words } from '../../words/words.svelte';
import { cell, choice, verb, type Step } from '../shared/steps';

export function stepsOf(notation: string): Step[] {
  const [first = '', ...rest] = notation.split(' ');
  if (first === 'relocate')
    return [
      verb(first),
      { kind: 'station', value: rest.slice(0, 2).join(' ') },
      cell(rest[2] ?? ''),
    ];
  if (first === 'upgrade') return [verb(first), choice(rest[0] ?? ''), ...rest.slice(1).map(cell)];
  return [verb(first), ...rest.map(cell)];
}

export function choiceName(_path: readonly Step[], { kind, value }: Step, words: Words): string {
  if (kind === 'choice') return words.text('dm-equipment', { equipment: value });
  if (kind !== 'station') return value;
  const [colour = '', space = ''] = value.split(' ');
  return `${capital(words.text('dm-colour', { colour }))} ${space}`;
}

export function actionLabel(notation: string, words: Words): string {
  const [first, ...rest] = stepsOf(notation);
  const name = unbroken(words.text('dm-verb', { verb: first?.value ?? '' }));
  const parts = rest.map((step) => choiceName([], step, words));
  const isJourney = first?.value === 'move' || first?.value === 'relocate';
  return isJourney ? `${name} ${parts.join(' → ')}` : [name, ...parts].join(' ');
}

/** Wherever the new station would go, the fleet is what cannot be upgraded. */
export function refusedAs(notation: string): string {
  const [first = '', second = ''] = notation.split(' ');
  return first === 'upgrade' ? `${first} ${second}` : notation;
}
