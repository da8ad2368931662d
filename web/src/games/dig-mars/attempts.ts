/** What a player may have meant by an action that cannot be done now: asked about, the rules say why not. */

import { neighbours } from '../shared/cells';
import type { DigMarsView } from './view';

export function attemptsOf(verb: string, view: DigMarsView): string[] {
  const stations = [...new Set(view.seats[view.seat]?.stations)];
  switch (verb) {
    case 'dig':
    case 'carry':
      return stations.map((cell) => `${verb} ${cell}`);
    case 'move':
      return stations.flatMap((cell) =>
        neighbours(cell, 4, 4)
          .slice(0, 1)
          .map((to) => `move ${cell} ${to}`),
      );
    case 'upgrade':
      return ['upgrade digging', 'upgrade carrying', `upgrade fleet ${stations[0] ?? 'a1'}`];
    default:
      return [];
  }
}
