/** What comes of an action of Dig Mars; every part is there only where it applies. */

import { capital, signed } from '../../words/text';
import type { Words } from '../../words/words.svelte';
import type { Attempted, GivenNames } from '../game-ui';
import { costPart } from '../shared/outcome';

export interface DigMarsOutcome {
  level?: {
    needed: number | null;
    reached: number;
    own: number;
    help: { seat: number; colour: string; stations: number }[];
  };
  cost?: { actions: number; fortune: number; bonus: string | null };
  fortune?: { seat: number; colour: string; change: number }[];
  shows?: 'treasure' | 'ground' | 'treasure_secretly' | null;
  empties?: boolean;
  gains?: string | null;
  equipment?: string;
  to_level?: number;
  ends_game?: boolean;
  lapses?: { actions: number; bonuses: Record<string, number> };
}

export function outcomeParts(
  attempt: Attempted<DigMarsOutcome>,
  words: Words,
  names: GivenNames,
): string[] {
  const { action, legal, outcome } = attempt;
  const level = levelParts(outcome, action.split(' ')[0] ?? '', words);
  if (!legal) return level;
  const parts = [...level, ...costParts(outcome, words), ...gainParts(outcome, words, names)];
  if (outcome.ends_game) parts.push(words.text('outcome-ends-game'));
  return parts;
}

export function lapsedParts({ outcome }: Attempted<DigMarsOutcome>, words: Words): string[] {
  const { actions = 0, bonuses = {} } = outcome.lapses ?? {};
  const parts = bonusParts(Object.entries(bonuses), words);
  return actions > 0 ? [words.text('outcome-actions', { count: actions }), ...parts] : parts;
}

/** Bonus actions that can be used, each with how often. */
export function bonusParts(bonuses: [string, number][], words: Words): string[] {
  return bonuses.map(([bonus, count]) => words.text('dm-bonus-ready', { bonus, count }));
}

function levelParts({ level }: DigMarsOutcome, verb: string, words: Words): string[] {
  if (!level) return [];
  const sum = [
    String(level.own),
    ...level.help.map(({ colour, stations }) =>
      words.text('dm-outcome-help', { stations, colour: words.text('dm-colour', { colour }) }),
    ),
  ].join(' + ');
  return [
    words.text('dm-outcome-level', {
      verb,
      needed: level.needed ?? '?',
      reached: level.reached,
      sum: level.help.length > 0 ? ` = ${sum}` : '',
    }),
  ];
}

const bonusName = (bonus: string, words: Words) => words.text('dm-bonus', { bonus });

function costParts({ cost }: DigMarsOutcome, words: Words): string[] {
  if (!cost) return [];
  return [
    cost.bonus
      ? words.text('dm-outcome-bonus', { name: bonusName(cost.bonus, words) })
      : costPart(cost.actions, words),
  ];
}

function gainParts(outcome: DigMarsOutcome, words: Words, names: GivenNames): string[] {
  const nameOf = (seat: number, colour: string) =>
    names[seat] ?? capital(words.text('dm-colour', { colour }));
  const parts: string[] = [];
  const changes = (outcome.fortune ?? []).filter(({ change }) => change !== 0);
  if (changes.length > 0)
    parts.push(
      words.text('dm-outcome-fortune', {
        list: changes
          .map(({ seat, colour, change }) => `${nameOf(seat, colour)} ${signed(change)}`)
          .join(', '),
      }),
    );
  if (outcome.shows) parts.push(words.text('dm-outcome-shows', { shows: outcome.shows }));
  if (outcome.empties) parts.push(words.text('dm-outcome-empties'));
  if (outcome.gains)
    parts.push(words.text('dm-outcome-gains', { name: bonusName(outcome.gains, words) }));
  if (outcome.equipment && outcome.to_level)
    parts.push(
      words.text('dm-equipment-level', { equipment: outcome.equipment, level: outcome.to_level }),
    );
  return parts;
}
