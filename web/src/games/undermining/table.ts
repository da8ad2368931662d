/** Undermining at the table. */

import { atAnyTable } from '../game-ui';
import { actionLabel, choiceName, refusedAs, stepsOf } from './actions';
import { coachMarks } from './coach';
import { events, spacesOf } from './events';
import { goal } from './goal';
import { choiceParts, lapsedParts, outcomeParts } from './outcome';
import { scoreTable } from './scores';
import UnderminingTable from './UnderminingTable.svelte';

export const underminingTable = atAnyTable({
  Board: UnderminingTable,
  hasTallDock: false,
  asksAtOwnPiece: true,
  verbs: [
    'enter',
    'drill',
    'drive',
    'portal',
    'unload',
    'build',
    'contract',
    'recharge',
    'boost',
    'tech',
    'swap',
  ],
  passing: ['enter', 'boost', 'tech', 'swap'],
  opening: 'enter',
  finale: null,
  coachMarks,
  messages: {
    verb: 'um-verb',
    verbAbout: 'um-verb-about',
    question: 'um-question',
    space: 'um-space',
    ending: 'um-ending',
    coach: 'um-coach',
  },
  sounds: { drill: 'effort', unload: 'gain', contract: 'gain', build: 'gain' },
  events,
  spacesOf,
  stepsOf,
  choiceName,
  actionLabel,
  refusedAs,
  outcomeParts,
  choiceParts,
  lapsedParts,
  goal,
  scoreTable,
});
