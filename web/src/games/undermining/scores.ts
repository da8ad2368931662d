/** What the players have at the end, as the view shows it; the points themselves come from the rules. */

import type { Words } from '../../words/words.svelte';
import type { ScoreTable } from '../game-ui';
import type { UnderminingView } from './view';

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

export function scoreTable(view: UnderminingView, words: Words): ScoreTable {
  return {
    columns: [
      words.text('um-score-stars'),
      words.text('um-score-equipment'),
      words.text('um-score-tokens'),
      words.text('um-score-cards'),
      words.text('um-score-total'),
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
