/** What a screen reader says of spaces and stations. */

import type { DigMarsView } from './view';
import type { Words } from '../../words/words.svelte';
import { groupsOn, lookersAt, type StationGroup } from './stations';

export function stationsLabel(group: StationGroup, words: Words): string {
  return words.text('dm-stations', { count: group.count, colour: group.colour });
}

export function spaceLabel(
  cell: string,
  view: DigMarsView,
  actions: number,
  words: Words,
  movers: readonly string[] = [],
): string {
  const stack = view.stacks[cell];
  const top = stack?.tiles.at(-1);
  const parts = [words.text('dm-space', { cell })];
  if (!stack || !top) parts.push(words.text('dm-empty'));
  else if (stack.explored) parts.push(words.text('dm-treasure'));
  else parts.push(words.text('dm-ground'), words.text('dm-dig-difficulty', { level: top.dig }));
  if (stack && top && top.fortune !== null && top.carry !== null) {
    if (!stack.explored) parts.push(words.text('dm-known'));
    parts.push(words.text('dm-carry-difficulty', { level: top.carry }));
    parts.push(words.text('dm-fortune', { points: top.fortune }));
    if (top.bonus) parts.push(words.text('dm-bonus-label', { bonus: top.bonus }));
  }
  if (top && stack) parts.push(words.text('dm-depth', { tiles: stack.tiles.length }));
  for (const group of groupsOn(cell, view.seats)) parts.push(stationsLabel(group, words));
  if (top && !stack?.explored) {
    for (const colour of lookersAt(cell, view)) parts.push(words.text('dm-looked', { colour }));
  }
  if (movers.length > 0) {
    const names = movers.map((colour) => words.text('dm-colour', { colour }));
    parts.push(words.text('moved-here', { names: words.listed(names) }));
  }
  if (actions > 0) parts.push(words.text('actions-here', { count: actions }));
  return words.list(parts);
}
