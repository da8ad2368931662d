/** Actions and their outcomes in words. */

import type { Words } from '../../words/words.svelte';
import type { Attempt, GameName, Outcome } from '../client/wire';
import { capital, colourName } from '../seats/names';
import { stepsOf, type Step } from './steps';

export function verbName(verb: string, words: Words): string {
  return words.text('verb', { verb }).replaceAll('|', '');
}

/** The name with soft hyphens, for a button that may be narrower than its longest word. */
export function verbOnButton(verb: string, words: Words): string {
  return words.text('verb', { verb }).replaceAll('|', '\u00AD');
}

/** One choice among several: a kind of equipment, a card, an ore, contracts. */
export function choiceName(verb: string, path: readonly Step[], step: Step, words: Words): string {
  const { value } = step;
  const card = verb === 'tech' && path.length > 1 ? path[1]?.value : null;
  if (step.kind === 'cell') return value;
  if (step.kind === 'station') {
    const [colour = '', cell = ''] = value.split(' ');
    return `${capital(colourName('dig_mars', colour, words))} ${cell}`;
  }
  if (verb === 'upgrade') return words.text('dm-equipment', { equipment: value });
  if (verb === 'build') return words.text('um-equipment', { equipment: value });
  if (verb === 'contract' || card === 'hack')
    return capital(
      words.text('contracts-numbered', { list: [...value].join(', '), count: value.length }),
    );
  if (verb === 'swap' || card) return capital(words.text('um-tile', { tile: value }));
  return words.text('um-tech', { card: value });
}

export function actionLabel(notation: string, words: Words): string {
  const steps = stepsOf(notation);
  const verb = steps[0]?.value ?? '';
  const rest = steps
    .slice(1)
    .map((step, i) => choiceName(verb, steps.slice(0, i + 1), step, words));
  if (verb === 'tech') return rest.join(' · ');
  if (verb === 'contract') return rest.join(' ');
  if (verb === 'swap' || verb === 'move' || verb === 'relocate')
    return `${verbName(verb, words)} ${rest.join(' → ')}`;
  return [verbName(verb, words), ...rest].join(' ');
}

/** Actions that are refused for one reason, each told shortly. */
export function actionsLabel(notations: readonly string[], words: Words): string {
  const labels = notations.map((one) => {
    const [verb = '', ...rest] = one.split(' ');
    // Wherever the new station would go, the fleet is what cannot be upgraded.
    const notation = verb === 'upgrade' ? `${verb} ${rest[0] ?? ''}` : one;
    return { verb: `${verbName(verb, words)} `, label: actionLabel(notation, words) };
  });
  return labels
    .map(({ verb, label }, i) =>
      verb === labels[i - 1]?.verb && label.startsWith(verb) ? label.slice(verb.length) : label,
    )
    .join(', ');
}

const signed = (value: number) => (value > 0 ? `+${value}` : `−${Math.abs(value)}`);

/** What comes of an action, part by part; refused actions tell only what is needed. */
export function outcomeParts(attempt: Attempt, game: GameName, words: Words): string[] {
  const { outcome } = attempt;
  const verb = attempt.action.split(' ')[0] ?? '';
  const parts = [...levelParts(outcome, verb, words)];
  if (attempt.legal)
    parts.push(
      ...costParts(outcome, words),
      ...(game === 'dig_mars' ? digMarsParts(outcome, words) : underminingParts(outcome, words)),
    );
  if (outcome.last_turns) parts.push(words.text('outcome-last-turns'));
  if (outcome.ends_game) parts.push(words.text('outcome-ends-game'));
  return parts;
}

function levelParts({ level }: Outcome, verb: string, words: Words): string[] {
  if (!level) return [];
  const sum = [
    String(level.own),
    ...level.help.map(({ colour, stations }) =>
      words.text('outcome-help', { stations, colour: colourName('dig_mars', colour, words) }),
    ),
  ].join(' + ');
  return [
    words.text('outcome-level', {
      verb,
      needed: level.needed ?? '?',
      reached: level.reached,
      sum: level.help.length > 0 ? ` = ${sum}` : '',
    }),
  ];
}

function costParts({ cost }: Outcome, words: Words): string[] {
  if (!cost) return [];
  const parts: string[] = [];
  if (cost.bonus)
    parts.push(
      words.text('outcome-bonus', { name: words.text('dm-bonus', { bonus: cost.bonus }) }),
    );
  else if (cost.actions) parts.push(words.text('outcome-actions', { count: cost.actions }));
  else if (cost.actions === 0) parts.push(words.text('outcome-free'));
  if (cost.batteries) parts.push(words.text('outcome-batteries', { count: cost.batteries }));
  const ores = Object.entries(cost.ores ?? {}).filter(([, count]) => count > 0);
  if (ores.length > 0) parts.push(words.text('outcome-pays', { list: tokens(ores, words) }));
  return parts;
}

const tokens = (list: [string, number][], words: Words) =>
  list.map(([token, count]) => words.text('um-tokens', { token, count })).join(', ');

function digMarsParts(outcome: Outcome, words: Words): string[] {
  const parts: string[] = [];
  const changes = (outcome.fortune ?? []).filter(({ change }) => change !== 0);
  if (changes.length > 0)
    parts.push(
      words.text('outcome-fortune', {
        list: changes
          .map(({ colour, change }) => `${colourName('dig_mars', colour, words)} ${signed(change)}`)
          .join(', '),
      }),
    );
  if (outcome.shows) parts.push(words.text('outcome-shows', { shows: outcome.shows }));
  if (outcome.empties) parts.push(words.text('outcome-empties'));
  if (outcome.gains)
    parts.push(
      words.text('outcome-gains', { name: words.text('dm-bonus', { bonus: outcome.gains }) }),
    );
  if (outcome.equipment && outcome.to_level)
    parts.push(
      words.text('dm-equipment-level', { equipment: outcome.equipment, level: outcome.to_level }),
    );
  return parts;
}

function underminingParts(outcome: Outcome, words: Words): string[] {
  const parts: string[] = [];
  for (const change of Object.values(outcome.tiles ?? {})) {
    if (change.from && change.to === 'rubble') parts.push(words.text('outcome-cracks'));
  }
  const cargo = Object.entries(outcome.cargo ?? {});
  if (cargo.length > 0) parts.push(words.text('outcome-cargo', { list: tokens(cargo, words) }));
  const stored = Object.entries(outcome.warehouse ?? {});
  if (stored.length > 0) parts.push(words.text('outcome-stores', { list: tokens(stored, words) }));
  if (outcome.cards) parts.push(words.text('outcome-cards', { count: outcome.cards }));
  if (outcome.stars) parts.push(words.text('um-reward', { stars: outcome.stars }));
  if (outcome.equipment) parts.push(words.text('um-equipment', { equipment: outcome.equipment }));
  if (outcome.score) parts.push(words.text('outcome-score', { change: signed(outcome.score) }));
  return parts;
}
