/** What the players have at the end, as the view shows it; the points themselves come from the rules. */

import { breakable } from '../../words/text';
import type { Words } from '../../words/words.svelte';
import type { ScoreTable } from '../game-ui';
import { EQUIPMENT, type DigMarsComponents, type DigMarsView } from './view';

export function scoreTable(
  view: DigMarsView,
  _components: DigMarsComponents,
  words: Words,
): ScoreTable {
  return {
    columns: [
      ...EQUIPMENT.map((equipment) => words.text('dm-equipment', { equipment })),
      words.text('dm-score-fortune'),
    ].map(breakable),
    rows: view.seats.map((seat) => [
      ...EQUIPMENT.map((equipment) => seat[equipment]),
      seat.fortune ?? '?',
    ]),
  };
}
