/** Actions in words. */

import type { TableUi } from '../../games/game-ui';
import { breakable, unbroken } from '../../words/text';
import type { Words } from '../../words/words.svelte';
import type { ExplainedAction } from '../client/wire';

export function verbName(verb: string, ui: TableUi, words: Words): string {
  return unbroken(words.text(ui.messages.verb, { verb }));
}

/** The name with soft hyphens, for a button that may be narrower than its longest word. */
export function verbOnButton(verb: string, ui: TableUi, words: Words): string {
  return breakable(words.text(ui.messages.verb, { verb }));
}

export const verbOf = (notation: string) => notation.split(' ')[0] ?? '';

/** Actions that are refused for one reason, each told shortly. */
export function actionsLabel(notations: readonly string[], ui: TableUi, words: Words): string {
  const labels = notations.map((notation) => ({
    verb: `${verbName(verbOf(notation), ui, words)} `,
    label: ui.actionLabel(ui.refusedAs(notation), words),
  }));
  return labels
    .map(({ verb, label }, i) =>
      verb === labels[i - 1]?.verb && label.startsWith(verb) ? label.slice(verb.length) : label,
    )
    .join(', ');
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
