/** Parts of Undermining's events in words. */

import { joined, type EventWords, type Teller } from '../shared/event-words';

const ore = (value: unknown, { text }: Teller) => text('ore-name', { ore: String(value) });

export const events: EventWords = {
  last_seat: (value, { seat }) => ({ last_seat: seat(Number(value)) }),
  given: (value, teller) => ({ given: ore(value, teller) }),
  taken: (value, teller) => ({ taken: ore(value, teller) }),
  tech: (cards, { text }) => ({
    tech: joined((cards as string[]).map((card) => text('tech-name', { card }))),
  }),
};
