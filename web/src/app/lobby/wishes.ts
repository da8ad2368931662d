/** Sensible first values for a new table. */

import type { NewTable, ShownGames, WishedClock, WishedSeat } from '../client/wire';

/** A table with every choice made. */
export interface TableWish extends Required<NewTable> {
  clock: Required<WishedClock> | null;
}

/** With whom one plays: bots, others at this device, friends elsewhere, or whoever comes. */
export const COMPANIES = ['bots', 'here', 'friends', 'anyone'] as const;
export type Company = (typeof COMPANIES)[number];

/** A level that a newcomer can beat and learn from, or the strongest one below it that there is. */
export function usualBot(bots: readonly string[]): string {
  return bots.includes('casual') ? 'casual' : (bots.at(-1) ?? 'random');
}

export function defaultWish(
  games: ShownGames,
  game: string,
  name: string,
  company: Company,
): TableWish {
  const info = games.games.find((one) => one.game === game);
  const bot: WishedSeat = { kind: 'bot', bot: usualBot(games.bots) };
  const seats: Record<Company, WishedSeat[]> = {
    bots: [{ kind: 'here', name }, bot, bot],
    here: [
      { kind: 'here', name },
      { kind: 'here', name: '' },
    ],
    friends: [{ kind: 'here', name }, { kind: 'open' }],
    anyone: [{ kind: 'here', name }, { kind: 'open' }],
  };
  return {
    game,
    options: Object.fromEntries(
      Object.entries(info?.options ?? {}).map(([option, values]) => [option, values[0] ?? '']),
    ),
    edition: null,
    first: null,
    hints: false,
    watch: company === 'anyone' ? 'listed' : 'link',
    passphrase: null,
    clock: null,
    seats: seats[company],
  };
}
