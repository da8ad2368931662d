/** What the players have at the end, in star bucks; what is worth how much comes from the rules. */

import { breakable } from '../../words/text';
import type { Words } from '../../words/words.svelte';
import type { ScoreTable } from '../game-ui';
import type { Seat, UnderminingComponents, UnderminingView } from './view';

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

export function scoreTable(
  view: UnderminingView,
  components: UnderminingComponents,
  words: Words,
): ScoreTable {
  /** The worth of the upgrades, and how many there are. */
  const upgrades = (seat: Seat) => {
    const count = sum(Object.values(seat.equipment));
    return words.text('um-score-upgrades', {
      worth: components.value_of_upgrades[count] ?? 0,
      count,
    });
  };
  return {
    columns: [
      words.text('um-score-stars'),
      words.text('um-score-equipment'),
      words.text('um-score-tokens'),
      words.text('um-score-cards'),
      words.text('um-score-total'),
    ].map(breakable),
    rows: view.seats.map((seat, i) => [
      sum(seat.stars),
      upgrades(seat),
      seat.cargo.length + sum(Object.values(seat.warehouse)),
      typeof seat.tech === 'number' ? seat.tech : seat.tech.length,
      view.scores[i] ?? 0,
    ]),
  };
}
