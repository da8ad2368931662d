/** Where actions are chosen, whoever keeps it: a live table, or the analysis board. */

import type { GivenNames, TableUi } from '../../games/game-ui';
import type { ShownHint } from '../client/wire';
import type { Explanations } from './explanations';

export interface Playable {
  /** The game that is played there. */
  readonly ui: TableUi;
  readonly names: GivenNames;
  /** Whoever looks may choose the next action. */
  readonly yours: boolean;
  readonly legal: readonly string[];
  /** Another one for every position; among the legal actions those that cannot be taken back. */
  readonly position: { readonly reveals: readonly string[] };
  /** The best actions, the best first, once asked for. */
  hints: readonly ShownHint[];
  readonly explanations: Explanations;
  /** There is no connection, so that nothing new can be told. */
  readonly isBroken: boolean;
}
