/** Actions of Undermining step by step and in words. */

import { capital, unbroken } from '../../words/text';
import type { Words } from '../../words/words.svelte';
import { TECH_WITH_SPACE } from './notation';
import { cell, choice, verb, type Step } from '../shared/steps';

const ON_SPACES = ['enter', 'drill', 'drive', 'portal'];

export function stepsOf(notation: string): Step[] {
  const [first = '', ...rest] = notation.split(' ');
  if (ON_SPACES.includes(first)) return [verb(first), ...rest.map(cell)];
  const [card = '', ...more] = rest;
  if (first === 'tech' && TECH_WITH_SPACE.includes(card))
    return [verb(first), choice(card), ...more.map(cell)];
  return [verb(first), ...rest.map(choice)];
}

/** One choice among several: a kind of equipment, a card, an ore, contracts. */
export function choiceName(path: readonly Step[], { kind, value }: Step, words: Words): string {
  const [first, second] = path.map((step) => step.value);
  const card = first === 'tech' ? second : undefined;
  if (kind === 'cell') return value;
  if (first === 'build') return words.text('um-equipment', { equipment: value });
  if (first === 'contract' || card === 'hack')
    return capital(
      words.text('um-contracts-numbered', { list: [...value].join(', '), count: value.length }),
    );
  if (first === 'swap' || card) return capital(words.text('um-tile', { tile: value }));
  return words.text('um-tech', { card: value });
}

export function actionLabel(notation: string, words: Words): string {
  const steps = stepsOf(notation);
  const first = steps[0]?.value ?? '';
  const parts = steps.slice(1).map((step, i) => choiceName(steps.slice(0, i + 1), step, words));
  if (first === 'tech') return parts.join(' · ');
  if (first === 'contract') return parts.join(' ');
  const name = unbroken(words.text('um-verb', { verb: first }));
  return first === 'swap' ? `${name} ${parts.join(' → ')}` : [name, ...parts].join(' ');
}

export const refusedAs = (notation: string) => notation;
