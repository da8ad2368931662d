/** Notations as a player makes them: first what to do, then with what, then where. */

import type { GameName } from '../client/wire';

export type StepKind = 'verb' | 'cell' | 'station' | 'choice';

export interface Step {
  kind: StepKind;
  value: string;
}

const verb = (value: string): Step => ({ kind: 'verb', value });
const cell = (value: string): Step => ({ kind: 'cell', value });
const choice = (value: string): Step => ({ kind: 'choice', value });

const ON_CELLS = ['place', 'dig', 'carry', 'inspect', 'move', 'enter', 'drill', 'drive', 'portal'];
const CARDS_ON_CELLS = ['recall', 'tractor'];

export function stepsOf(notation: string): Step[] {
  const [first = '', ...rest] = notation.split(' ');
  if (ON_CELLS.includes(first)) return [verb(first), ...rest.map(cell)];
  if (first === 'relocate')
    return [
      verb(first),
      { kind: 'station', value: rest.slice(0, 2).join(' ') },
      cell(rest[2] ?? ''),
    ];
  const [kind = '', ...more] = rest;
  if (first === 'upgrade' || (first === 'tech' && CARDS_ON_CELLS.includes(kind)))
    return [verb(first), choice(kind), ...more.map(cell)];
  return [verb(first), ...rest.map(choice)];
}

const same = (a: Step, b: Step | undefined) => a.kind === b?.kind && a.value === b.value;

/** The notations that begin with what was chosen. */
export function narrowed(notations: readonly string[], path: readonly Step[]): string[] {
  return notations.filter((notation) => {
    const steps = stepsOf(notation);
    return path.every((step, i) => same(step, steps[i]));
  });
}

/** What can be chosen next, each once, in the order of the notations. */
export function nextSteps(notations: readonly string[], path: readonly Step[]): Step[] {
  const found = new Map<string, Step>();
  for (const notation of narrowed(notations, path)) {
    const step = stepsOf(notation)[path.length];
    if (step) found.set(`${step.kind} ${step.value}`, step);
  }
  return [...found.values()];
}

/** The notation that is complete with what was chosen. */
export function completed(notations: readonly string[], path: readonly Step[]): string | null {
  return narrowed(notations, path).find((one) => stepsOf(one).length === path.length) ?? null;
}

/** The space a step lies on: that of a cell or of a station. */
export function spaceOf(step: Step | undefined): string | null {
  if (step?.kind === 'cell') return step.value;
  return step?.kind === 'station' ? (step.value.split(' ')[1] ?? null) : null;
}

export const VERBS: Record<GameName, string[]> = {
  dig_mars: ['place', 'dig', 'carry', 'move', 'upgrade', 'inspect', 'relocate'],
  undermining: [
    'enter',
    'drill',
    'drive',
    'portal',
    'unload',
    'build',
    'contract',
    'recharge',
    'boost',
    'tech',
    'swap',
  ],
};

/** Verbs that show only while they can be used: phases, bonus actions, cards. */
export const PASSING = ['place', 'inspect', 'relocate', 'enter', 'boost', 'tech', 'swap'];
