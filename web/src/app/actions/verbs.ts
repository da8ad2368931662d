/** Which verbs have a button now. */

import type { TableUi } from '../../games/game-ui';
import { verbOf } from './labels';

export class Verbs {
  readonly legal: ReadonlySet<string>;
  /** In the order of their buttons. */
  readonly shown: readonly string[];
  /** The player is not on the board yet. */
  readonly isOpening: boolean;

  constructor(legal: readonly string[], ui: TableUi) {
    this.legal = new Set(legal.map(verbOf));
    this.shown = ui.verbs.filter((verb) => this.legal.has(verb) || !ui.passing.includes(verb));
    this.isOpening = this.legal.has(ui.opening);
  }
}
