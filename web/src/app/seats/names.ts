/** What the players are called on the page. */

import { gameNamed } from '../../games';
import { capital } from '../../words/text';
import type { Words } from '../../words/words.svelte';
import type { ReplayHead, ShownTable } from '../client/wire';

export function colourName(game: string, colour: string, words: Words): string {
  return words.text(gameNamed(game).messages.colour, { colour });
}

/** Without the level of a bot, which stands beside it as a badge. */
export function plainName(table: ShownTable, seat: number, words: Words): string {
  const found = table.seats[seat];
  if (found?.kind !== 'bot' || found.name) return seatName(table, seat, words);
  return capital(colourName(table.game, found.colour, words));
}

/** The levels of the bots that play for themselves, in seat order. */
export const botLevels = (table: ShownTable): (string | null)[] =>
  table.seats.map((seat) => (seat.kind === 'bot' ? seat.bot : null));

export function seatName(table: ShownTable, seat: number, words: Words): string {
  const found = table.seats[seat];
  if (!found) return '';
  if (found.name) return found.name;
  const colour = capital(colourName(table.game, found.colour, words));
  if (found.kind === 'bot' && found.bot) return botSeatName(colour, found.bot, words);
  return found.kind === 'open' && !found.left ? words.text('seat-open') : colour;
}

export function botName(level: string, words: Words): string {
  return words.text('bot-name', { level });
}

/** Two bots of one level are told apart by their colours, which the log calls them by. */
function botSeatName(colour: string, level: string, words: Words): string {
  return words.text('bot-seat', { colour, bot: botName(level, words) });
}

export function replayNames(head: ReplayHead, colours: readonly string[], words: Words): string[] {
  return Array.from({ length: head.players }, (_, seat) => {
    const bot = head.bots[seat];
    const colour = capital(colourName(head.game, colours[seat] ?? '', words));
    return head.names[seat] ?? (bot ? botSeatName(colour, bot, words) : colour);
  });
}

/** Without the levels of bots. */
export function plainReplayNames(
  head: ReplayHead,
  colours: readonly string[],
  words: Words,
): string[] {
  return Array.from(
    { length: head.players },
    (_, seat) => head.names[seat] ?? capital(colourName(head.game, colours[seat] ?? '', words)),
  );
}
