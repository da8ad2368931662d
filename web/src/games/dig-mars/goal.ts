/** What has to be done to win, in a sentence. */

import type { Words } from '../../words/words.svelte';
import type { DigMarsComponents, DigMarsView } from './view';

/** The fortune that is enough to declare victory; `null` where nobody declares. */
export function fortuneToDeclare(view: DigMarsView, components: DigMarsComponents): number | null {
  if (view.options.variant === 'open') return null;
  return components.fortune_to_declare[view.seats.length] ?? null;
}

export function goal(view: DigMarsView, components: DigMarsComponents, words: Words): string {
  return words.text('dm-goal-text', {
    variant: view.options.variant,
    goal: fortuneToDeclare(view, components) ?? 0,
  });
}
