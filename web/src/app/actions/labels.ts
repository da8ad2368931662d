/** Actions in words. */

import type { TableUi } from '../../games/game-ui';
import { breakable, capital, unbroken } from '../../words/text';
import type { Words } from '../../words/words.svelte';
import type { ExplainedAction } from '../client/wire';
import type { Chooser } from './chooser.svelte';

export function verbName(verb: string, ui: TableUi, words: Words): string {
  return unbroken(words.text(ui.messages.verb, { verb }));
}

/** The name with soft hyphens, for a button that may be narrower than its longest word. */
export function verbOnButton(verb: string, ui: TableUi, words: Words): string {
  return breakable(words.text(ui.messages.verb, { verb }));
}

/** What is being looked at or chosen; nothing where only hints are shown. */
export function subjectOf(chooser: Chooser, ui: TableUi, words: Words): string | null {
  if (chooser.isAboutAll) return words.text('actions');
  const verb = chooser.askedVerb ?? (chooser.asked[0] && verbOf(chooser.asked[0]));
  const chosen = verb ?? chooser.path[0]?.value;
  if (chosen !== undefined) return verbName(chosen, ui, words);
  if (chooser.space) return capital(words.text(ui.messages.space, { cell: chooser.space }));
  return null;
}

/** What is to be chosen next, as a question; nothing where nothing is missing. */
export function questionOf(chooser: Chooser, ui: TableUi, words: Words): string {
  const [verb, choice] = chooser.path;
  if (!verb || chooser.action !== null) return '';
  const step = chooser.path.length;
  const before = choice?.kind === 'choice' ? choice.value : 'none';
  return words.text(ui.messages.question, { verb: verb.value, step, choice: before });
}

export const verbOf = (notation: string) => notation.split(' ')[0] ?? '';

/** More are too long a list, as the ways from one place to every other. */
const MOST_NAMED = 4;

/** Actions that are refused for one reason, each once; where they are many, only what they are. */
export function actionsLabel(notations: readonly string[], ui: TableUi, words: Words): string {
  const labels = new Set(notations.map((one) => ui.actionLabel(ui.refusedAs(one), words)));
  if (labels.size <= MOST_NAMED) return [...labels].join(' · ');
  return [...new Set(notations.map((one) => verbName(verbOf(one), ui, words)))].join(' · ');
}

/** Refused actions, those with the same reason together. */
export function byReason(refused: readonly ExplainedAction[]): ExplainedAction[][] {
  const groups = new Map<string, ExplainedAction[]>();
  for (const attempt of refused) {
    const reason = `${attempt.refusal?.section ?? ''} ${attempt.refusal?.message ?? ''}`;
    groups.set(reason, [...(groups.get(reason) ?? []), attempt]);
  }
  return [...groups.values()];
}
