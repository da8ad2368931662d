/** Dig Mars at the table. */

import { atAnyTable } from '../game-ui';
import { actionLabel, choiceName, refusedAs, stepsOf } from './actions';
import { coachMarks } from './coach';
import Declaration from './Declaration.svelte';
import DigMarsTable from './DigMarsTable.svelte';
import { events, spacesOf } from './events';
import { goal } from './goal';
import { lapsedParts, outcomeParts } from './outcome';
import { scoreTable } from './scores';

export const digMarsTable = atAnyTable({
  Board: DigMarsTable,
  hasTallDock: true,
  asksAtOwnPiece: false,
  verbs: ['place', 'dig', 'carry', 'move', 'upgrade', 'inspect', 'relocate'],
  passing: ['place', 'inspect', 'relocate'],
  opening: 'place',
  finale: {
    action: 'declare',
    key: 'v',
    messages: { title: 'dm-declare-title', shortcut: 'dm-declare-shortcut' },
    Question: Declaration,
  },
  coachMarks,
  messages: {
    verb: 'dm-verb',
    verbAbout: 'dm-verb-about',
    question: 'dm-question',
    space: 'dm-space',
    ending: 'dm-ending',
    coach: 'dm-coach',
  },
  sounds: { dig: 'effort', inspect: 'effort', carry: 'gain', upgrade: 'gain' },
  events,
  spacesOf,
  stepsOf,
  choiceName,
  actionLabel,
  refusedAs,
  outcomeParts,
  choiceParts: outcomeParts,
  lapsedParts,
  goal,
  scoreTable,
});
