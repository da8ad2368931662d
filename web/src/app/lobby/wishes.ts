/** Sensible first values for a new table. */

import type { Games, SeatWish, TableWish } from '../client/wire';

export const HOW = ['bots', 'here', 'friends'] as const;
export type How = (typeof HOW)[number];

/** A level that a newcomer can beat and learn from, or the strongest one below it that there is. */
export function usualBot(bots: readonly string[]): string {
  return bots.includes('casual') ? 'casual' : (bots.at(-1) ?? 'random');
}

export function defaultWish(games: Games, game: string, name: string, how: How): TableWish {
  const info = games.games.find((one) => one.game === game);
  const bot: SeatWish = { kind: 'bot', bot: usualBot(games.bots) };
  const seats: Record<How, SeatWish[]> = {
    bots: [{ kind: 'here', name }, bot, bot],
    here: [
      { kind: 'here', name },
      { kind: 'here', name: '' },
    ],
    friends: [{ kind: 'here', name }, { kind: 'open' }],
  };
  return {
    game,
    options: Object.fromEntries(
      Object.entries(info?.options ?? {}).map(([option, values]) => [option, values[0] ?? '']),
    ),
    edition: null,
    watch: 'link',
    passphrase: null,
    clock: null,
    seats: seats[how],
  };
}
