/** What a first game of Undermining is told. */

import type { CoachMark } from '../game-ui';
import type { UnderminingOutcome } from './outcome';

const loads = ({ cargo = {} }: UnderminingOutcome) => Object.keys(cargo);

export const coachMarks: readonly CoachMark<UnderminingOutcome>[] = [
  { name: 'enter', verb: 'enter' },
  {
    name: 'contract',
    verb: 'contract',
    about: () => true,
    details: ({ outcome }) => ({ stars: outcome.stars ?? 0 }),
  },
  { name: 'unload', verb: 'unload' },
  { name: 'build', verb: 'build', about: () => true },
  { name: 'tech', verb: 'tech' },
  { name: 'swap', verb: 'swap' },
  {
    name: 'drill-cargo',
    verb: 'drill',
    isSpecial: true,
    about: (outcome) => loads(outcome).length > 0,
    details: ({ outcome }) => ({ tile: loads(outcome)[0] ?? '' }),
  },
  {
    name: 'drill-rock',
    verb: 'drill',
    isSpecial: true,
    about: ({ tiles = {} }) => Object.values(tiles).some(({ to }) => to === 'rubble'),
  },
  { name: 'portal', verb: 'portal', unless: ['drill'] },
  { name: 'drive', verb: 'drive', unless: ['drill', 'unload'] },
  { name: 'boost', verb: 'boost', unless: ['drill', 'drive', 'recharge'] },
  { name: 'recharge', verb: 'recharge', unless: ['drill', 'unload', 'build', 'contract'] },
  { name: 'end', verb: 'end', isLast: true },
];
