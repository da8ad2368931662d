/** A table's clock in one sentence. */

import type { Words } from '../../words/words.svelte';
import type { ClockRules } from '../client/wire';
import { spanText } from './times';

export function clockNote(clock: ClockRules, words: Words): string {
  const long = (seconds: number) => spanText(seconds, words.language, 'long');
  return [
    words.text('clock-note', { turn: long(clock.turn) }),
    clock.reserve > 0 && words.text('clock-note-reserve', { reserve: long(clock.reserve) }),
    words.text('clock-late-choice', { late: clock.late }),
  ]
    .filter(Boolean)
    .join(' · ');
}
