/** Parts of Dig Mars' events in words. */

import { NONE, scores, word, type EventWords } from '../shared/event-words';
import { spacesAmong } from '../shared/traces';

export const events: EventWords = {
  owner: (owner, { seat }) => ({ owner: seat(Number(owner)) }),
  /** Who gained how much, by colour. */
  shares: (value, { colours, seat }) => {
    const shares = Object.entries(value as Record<string, number>).map(
      ([colour, change]) => `${seat(colours.indexOf(colour))} ${change < 0 ? '' : '+'}${change}`,
    );
    return { shares: shares.join(', ') || NONE, sharers: shares.length };
  },
  fortunes: (value, teller) => ({ fortunes: scores(value, teller) }),
  /** Its parts are arguments of their own. */
  tile: (tile) => ({
    ...Object.fromEntries(
      Object.entries(tile as object).map(([part, value]) => [part, word(value)]),
    ),
    tile: 'known',
  }),
};

export const spacesOf = (event: Readonly<Record<string, unknown>>) =>
  spacesAmong([event['from'], event['to'], event['space']]);
