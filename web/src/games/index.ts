/** The games there are: the only place in the browser that names them. */

import { digMars } from './dig-mars/game';
import type { GameUi } from './game-ui';
import { undermining } from './undermining/game';

export const GAMES: readonly [GameUi, ...GameUi[]] = [digMars, undermining];

export function isGame(name: string | undefined): name is string {
  return GAMES.some((game) => game.name === name);
}

export function gameNamed(name: string): GameUi {
  const found = GAMES.find((game) => game.name === name);
  if (!found) throw new Error(`no such game: ${name}`);
  return found;
}
