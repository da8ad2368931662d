/** What every game tells of an action's outcome in the same words. */

import type { Words } from '../../words/words.svelte';

/** What an action takes from the turn. */
export function costPart(actions: number, words: Words): string {
  return actions > 0
    ? words.text('outcome-actions', { count: actions })
    : words.text('outcome-free');
}
