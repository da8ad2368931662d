import type { Costs } from '../games/undermining/view';

/** What a board needs to be drawn and no view tells; each game has its own. */
export interface Components {
  costs?: Costs;
  fortune_to_declare?: Record<string, number>;
}
