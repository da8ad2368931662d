/** What has to be done to win, in a sentence. */

import type { Words } from '../../words/words.svelte';

export function goal(_view: unknown, _components: unknown, words: Words): string {
  return words.text('um-goal-text');
}
