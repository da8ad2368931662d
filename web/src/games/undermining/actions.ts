/** Actions of Undermining step by step and in words. */

import { capital } from '../../words/text';
import type { Arguments, Words } from '../../words/words.svelte';
import { readAction, TECH_WITH_SPACE, type Target } from './notation';
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

/** One choice among several that lead on: an ore to swap, or a card. */
export function choiceName([first]: readonly Step[], { value }: Step, words: Words): string {
  return first?.value === 'swap'
    ? capital(words.text('um-tile', { tile: value }))
    : words.text('um-tech', { card: value });
}

export function actionLabel(notation: string, words: Words): string {
  return words.text('um-action', partsOf(readAction(notation), words));
}

function partsOf(target: Target, words: Words): Arguments {
  const ore = (tile: string) => words.text('um-tile', { tile });
  if (target.verb === 'swap')
    return { verb: target.verb, given: ore(target.from), taken: ore(target.to) };
  if (target.verb !== 'tech') return target;
  const { verb, card, space, choice } = target;
  const slots = [...(choice ?? '')];
  return {
    verb,
    card,
    space: space ?? '',
    tile: choice ?? '',
    list: words.listed(slots),
    count: slots.length,
  };
}

export const refusedAs = (notation: string) => notation;
