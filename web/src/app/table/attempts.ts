/** What a player may have meant by an action that cannot be done now: asked about, the rules say why not. */

import { EQUIPMENT } from '../../protocol/undermining';
import type { View } from '../client/wire';

export function attemptsOf(verb: string, view: View): string[] {
  const seat = view.seats[view.seat];
  switch (verb) {
    case 'dig':
    case 'carry':
      return seat && 'stations' in seat
        ? [...new Set(seat.stations)].map((cell) => `${verb} ${cell}`)
        : [];
    case 'upgrade':
      return ['upgrade digging', 'upgrade carrying'];
    case 'build':
      return EQUIPMENT.map((equipment) => `build ${equipment}`);
    case 'contract':
      return view.game === 'undermining'
        ? view.contracts.map((_, slot) => `contract ${slot + 1}`)
        : [];
    case 'unload':
    case 'recharge':
    case 'boost':
      return [verb];
    default:
      return [];
  }
}
