/** What a player may have meant by an action that cannot be done now: asked about, the rules say why not. */

import { neighbours } from '../../games/shared/cells';
import { EQUIPMENT, surfaceCells, type UnderminingView } from '../../games/undermining/view';
import type { Attempt, View } from '../client/wire';

export function attemptsOf(verb: string, view: View): string[] {
  return view.game === 'undermining' ? inTheMine(verb, view) : inTheCanyon(verb, view);
}

function inTheCanyon(verb: string, view: Exclude<View, UnderminingView>): string[] {
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

function inTheMine(verb: string, view: UnderminingView): string[] {
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

/** Refused actions, those with the same reason together. */
export function byReason(refused: readonly Attempt[]): Attempt[][] {
  const groups = new Map<string, Attempt[]>();
  for (const attempt of refused) {
    const reason = `${attempt.refusal?.section ?? ''} ${attempt.refusal?.message ?? ''}`;
    groups.set(reason, [...(groups.get(reason) ?? []), attempt]);
  }
  return [...groups.values()];
}
