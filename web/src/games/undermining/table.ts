/** Undermining at the table. */

import { atAnyTable } from '../game-ui';
import { actionLabel, choiceName, refusedAs, stepsOf } from './actions';
import { events } from './events';
import { outcomeParts } from './outcome';
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
  messages: { verb: 'um-verb', ending: 'um-ending' },
  sounds: { drill: 'dig', unload: 'carry', contract: 'carry', build: 'carry' },
  events,
  stepsOf,
  choiceName,
  actionLabel,
  refusedAs,
  outcomeParts,
  scoreTable,
});
