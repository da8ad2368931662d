/** What Play now sets up: chosen once, remembered in this browser for each game. */

import type { ShownGame, ShownGames } from '../client/wire';
import { defaultWish, usualBot, type TableWish } from './wishes';

export interface PlayOptions {
  opponents: number;
  bot: string;
  options: Record<string, string>;
}

const KEY = 'digsite-play';
const USUAL_OPPONENTS = 2;

function all(): Record<string, Partial<PlayOptions>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Partial<PlayOptions>>;
  } catch {
    return {};
  }
}

/** How many others one can play against. */
export const opponentsOf = (info: ShownGame): number[] =>
  info.players.map((players) => players - 1);

/** What was chosen last, as far as the server still offers it. */
export function rememberedOptions(games: ShownGames, info: ShownGame): PlayOptions {
  const before = all()[info.game] ?? {};
  const offered = opponentsOf(info);
  const among = <T>(values: readonly T[], wanted: T | undefined, otherwise: T): T =>
    wanted !== undefined && values.includes(wanted) ? wanted : otherwise;
  return {
    opponents: among(
      offered,
      before.opponents,
      among(offered, USUAL_OPPONENTS, offered[0] ?? USUAL_OPPONENTS),
    ),
    bot: among(games.bots, before.bot, usualBot(games.bots)),
    options: Object.fromEntries(
      Object.entries(info.options).map(([option, values]) => [
        option,
        among(values, before.options?.[option], values[0] ?? ''),
      ]),
    ),
  };
}

export function rememberOptions(game: string, chosen: PlayOptions): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: chosen }));
  } catch {
    // A browser that refuses to remember still plays.
  }
}

/** The table that Play now sets up. */
export function playWish(games: ShownGames, game: string, name: string): TableWish {
  const wish = defaultWish(games, game, name, 'bots');
  const info = games.games.find((one) => one.game === game);
  if (!info) return wish;
  const { opponents, bot, options } = rememberedOptions(games, info);
  const bots = Array.from({ length: opponents }, () => ({ kind: 'bot' as const, bot }));
  return { ...wish, options, seats: [{ kind: 'here', name }, ...bots] };
}
