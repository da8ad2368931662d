/** What the players are called on the page. */

import type { Words } from '../../words/words.svelte';
import type { ReplayHead, Table } from '../client/wire';

export function colourName(game: string, colour: string, words: Words): string {
  return words.text(game === 'dig_mars' ? 'dm-colour' : 'um-colour', { colour });
}

export function seatName(table: Table, seat: number, words: Words): string {
  const found = table.seats[seat];
  if (!found) return '';
  if (found.name) return found.name;
  if (found.kind === 'bot' && found.bot) return botName(found.bot, words);
  if (found.kind === 'open') return words.text('seat-open');
  return capital(colourName(table.game, found.colour, words));
}

export function botName(level: string, words: Words): string {
  return words.text('bot-name', { level });
}

export function replayNames(head: ReplayHead, colours: readonly string[], words: Words): string[] {
  return Array.from({ length: head.players }, (_, seat) => {
    const bot = head.bots[seat];
    return (
      head.names[seat] ??
      (bot ? botName(bot, words) : capital(colourName(head.game, colours[seat] ?? '', words)))
    );
  });
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
