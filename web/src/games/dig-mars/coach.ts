/** What a first game of Dig Mars is told. */

import type { CoachMark } from '../game-ui';
import type { DigMarsOutcome } from './outcome';

const gains = ({ fortune = [] }: DigMarsOutcome) => fortune.filter(({ change }) => change > 0);

export const coachMarks: readonly CoachMark<DigMarsOutcome>[] = [
  { name: 'place', verb: 'place' },
  { name: 'declare', verb: 'declare' },
  { name: 'inspect', verb: 'inspect' },
  { name: 'relocate', verb: 'relocate' },
  {
    name: 'carry-shared',
    verb: 'carry',
    isSpecial: true,
    about: (outcome) => gains(outcome).length > 1,
    details: ({ outcome }, seat) => ({ points: pointsOf(outcome, seat) }),
  },
  {
    name: 'carry',
    verb: 'carry',
    about: (outcome) => gains(outcome).length > 0,
    details: ({ outcome }, seat) => ({ points: pointsOf(outcome, seat) }),
  },
  {
    name: 'dig-together',
    verb: 'dig',
    isSpecial: true,
    about: ({ level }) => level !== undefined && level.own < (level.needed ?? 0),
  },
  { name: 'dig', verb: 'dig', about: () => true },
  { name: 'move', verb: 'move', unless: ['dig', 'carry'] },
  { name: 'upgrade', verb: 'upgrade' },
  { name: 'end', verb: 'end', isLast: true },
];

const pointsOf = ({ fortune = [] }: DigMarsOutcome, seat: number) =>
  fortune.find((share) => share.seat === seat)?.change ?? 0;
