/** What a player may have meant by an action that cannot be done now: asked about, the rules say why not. */

import { neighbours } from '../shared/cells';
import { EQUIPMENT, surfaceCells, type UnderminingView } from './view';

export function attemptsOf(verb: string, view: UnderminingView): string[] {
  switch (verb) {
    case 'drill': {
      const near = nextTo(view);
      const filled = near.filter((cell) => cell in view.tiles);
      return (filled.length > 0 ? filled : near).map((cell) => `drill ${cell}`);
    }
    case 'drive':
      return nextTo(view).map((cell) => `drive ${cell}`);
    case 'portal':
      return view.board.portals
        .filter((portal) => portal !== view.seats[view.seat]?.at)
        .map((portal) => `portal ${portal}`);
    case 'build':
      return EQUIPMENT.map((equipment) => `build ${equipment}`);
    case 'contract':
      return view.contracts.map((_, slot) => `contract ${slot + 1}`);
    case 'unload':
    case 'recharge':
      return [verb];
    default:
      return [];
  }
}

/** The cells next to the own UMV. */
function nextTo({ board, seats, seat }: UnderminingView): string[] {
  const at = seats[seat]?.at;
  if (!at) return [];
  return at.startsWith('s')
    ? surfaceCells(at, board)
    : neighbours(at, board.columns, board.rows).filter((cell) => !board.bedrock.includes(cell));
}
