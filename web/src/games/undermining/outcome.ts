/** What comes of an action of Undermining; of a refused one only what it would take. */

import { signed } from '../../words/text';
import type { Words } from '../../words/words.svelte';
import type { Attempted } from '../game-ui';
import { costPart } from '../shared/outcome';

export interface UnderminingOutcome {
  cost?: { actions: number; batteries: number; ores: Record<string, number>; card: string | null };
  gain?: { actions: number; batteries: number };
  cargo?: Record<string, number>;
  warehouse?: Record<string, number>;
  equipment?: string | null;
  stars?: number;
  cards?: number;
  tiles?: Record<string, { from: string | null; to: string | null }>;
  score?: number;
  last_turns?: boolean;
  ends_game?: boolean;
  lapses?: { actions?: number; drill_steps?: number; swaps?: number; building?: number };
}

export function outcomeParts(attempt: Attempted<UnderminingOutcome>, words: Words): string[] {
  if (!attempt.legal) return [];
  const { action, outcome } = attempt;
  // That the end of a turn takes no action goes without saying.
  const costs = action === 'end' ? [] : costParts(outcome, words);
  const parts = [...costs, ...gainParts(outcome, words)];
  if (clearsWay(action, outcome)) parts.push(words.text('um-outcome-clears'));
  if (outcome.last_turns) parts.push(words.text('um-outcome-last-turns'));
  if (outcome.ends_game) parts.push(words.text('outcome-ends-game'));
  return parts;
}

/** A charge clears rubble, too, but there the UMV stays. */
const clearsWay = (action: string, { tiles = {} }: UnderminingOutcome) =>
  action.startsWith('drill ') &&
  Object.values(tiles).some(({ from, to }) => from === 'rubble' && !to);

/** What comes of a card depends on what is chosen with it; what it takes does not. */
export function choiceParts({ outcome }: Attempted<UnderminingOutcome>, words: Words): string[] {
  return costParts(outcome, words);
}

export function lapsedParts({ outcome }: Attempted<UnderminingOutcome>, words: Words): string[] {
  const { actions = 0, ...others } = outcome.lapses ?? {};
  const parts = Object.entries(others).map(([what, count]) =>
    words.text('um-lapse', { what, count }),
  );
  return actions > 0 ? [words.text('outcome-actions', { count: actions }), ...parts] : parts;
}

function costParts({ cost }: UnderminingOutcome, words: Words): string[] {
  if (!cost) return [];
  const parts = [costPart(cost.actions, words)];
  if (cost.batteries) parts.push(words.text('um-outcome-batteries', { count: cost.batteries }));
  const list = tokens(cost.ores, words);
  if (list) parts.push(words.text('um-outcome-pays', { list }));
  return parts;
}

const tokens = (counts: Record<string, number> | undefined, words: Words) =>
  words.listed(
    Object.entries(counts ?? {}).map(([token, count]) => words.text('um-tokens', { token, count })),
  );

function gainParts(outcome: UnderminingOutcome, words: Words): string[] {
  const parts: string[] = [];
  const { actions = 0, batteries = 0 } = outcome.gain ?? {};
  if (actions > 0) parts.push(words.text('um-outcome-acts', { count: actions }));
  if (batteries > 0) parts.push(words.text('um-outcome-charges', { count: batteries }));
  for (const change of Object.values(outcome.tiles ?? {}))
    if (change.from && change.to === 'rubble') parts.push(words.text('um-outcome-cracks'));
  const cargo = tokens(outcome.cargo, words);
  if (cargo) parts.push(words.text('um-outcome-cargo', { list: cargo }));
  const stored = tokens(outcome.warehouse, words);
  if (stored) parts.push(words.text('um-outcome-stores', { list: stored }));
  if (outcome.cards) parts.push(words.text('um-outcome-cards', { count: outcome.cards }));
  if (outcome.stars) parts.push(words.text('um-reward', { stars: outcome.stars }));
  if (outcome.equipment) parts.push(words.text('um-equipment', { equipment: outcome.equipment }));
  if (outcome.score) parts.push(words.text('um-outcome-score', { change: signed(outcome.score) }));
  return parts;
}
