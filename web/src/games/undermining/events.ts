/** Parts of Undermining's events in words. */

import { NONE, scores, type EventWords, type Teller } from '../shared/event-words';
import { spacesAmong } from '../shared/traces';

const ore = (value: unknown, { text }: Teller) => text('ore-name', { ore: String(value) });

export const events: EventWords = {
  last_seat: (value, { seat }) => ({ last_seat: seat(Number(value)) }),
  given: (value, teller) => ({ given: ore(value, teller) }),
  taken: (value, teller) => ({ taken: ore(value, teller) }),
  tech: (cards, { listed, text }) => ({
    tech: listed((cards as string[]).map((card) => text('tech-name', { card }))) || NONE,
  }),
  scores: (value, teller) => ({ scores: scores(value, teller) }),
  /** Numbers of contracts, a digit each. */
  slots: (value, { listed }) => ({
    slots: listed([...String(value)]),
    count: String(value).length,
  }),
};

export const spacesOf = (event: Readonly<Record<string, unknown>>) =>
  spacesAmong([event['space'], event['spaces']]);
