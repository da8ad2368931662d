/** Hints that were asked for, among the lines of the log. */

import type { Words } from '../../words/words.svelte';
import type { ShownHintUse, ShownTable } from '../client/wire';
import { seatName } from '../seats/names';
import type { LogLine } from './log-lines';

export function hintLine({ seq, seat }: ShownHintUse, table: ShownTable, words: Words): LogLine {
  const text = words.text('hint-used', { name: seatName(table, seat, words) });
  return { key: `hint ${seq}`, seq, seat, texts: [text] };
}

/** Each hint belongs after the move with its number. */
export function withHints(lines: readonly LogLine[], table: ShownTable, words: Words): LogLine[] {
  const hints = table.hints_used.map((use) => hintLine(use, table, words));
  return [...lines, ...hints].sort((a, b) => a.seq - b.seq);
}
