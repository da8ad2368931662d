/** What the players have at the end, as the view shows it; the points themselves come from the rules. */

import type { Words } from '../../words/words.svelte';
import type { View } from '../client/wire';

export interface ScoreTable {
  columns: string[];
  rows: (number | string)[][];
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

export function scoreTable(view: View, words: Words): ScoreTable {
  if (view.game === 'dig_mars')
    return {
      columns: [
        words.text('dm-equipment', { equipment: 'digging' }),
        words.text('dm-equipment', { equipment: 'carrying' }),
        words.text('dm-equipment', { equipment: 'fleet' }),
        words.text('score-fortune'),
      ],
      rows: view.seats.map((seat) => [
        seat.digging,
        seat.carrying,
        seat.fleet,
        seat.fortune ?? '?',
      ]),
    };
  return {
    columns: [
      words.text('score-stars'),
      words.text('score-equipment'),
      words.text('score-tokens'),
      words.text('score-cards'),
      words.text('score-total'),
    ],
    rows: view.seats.map((seat, i) => [
      sum(seat.stars),
      sum(Object.values(seat.equipment)),
      seat.cargo.length + sum(Object.values(seat.warehouse)),
      typeof seat.tech === 'number' ? seat.tech : seat.tech.length,
      view.scores[i] ?? 0,
    ]),
  };
}
