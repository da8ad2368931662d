/** A position as the table keeps it. */

import type { Moved, Snapshot } from '../client/wire';

/** The position as one pair of eyes sees it, with what may be done. */
export type Position = Pick<
  Snapshot,
  | 'seq'
  | 'view'
  | 'yours'
  | 'legal'
  | 'reveals'
  | 'undo'
  | 'redo'
  | 'secrets'
  | 'tutorial'
  | 'table'
>;

/** A view, and the way that a piece came to it. */
export type Drawn = Pick<Moved, 'view' | 'way'>;

/** What may be done by who is not to play. */
export const NOTHING = {
  yours: false,
  legal: [],
  reveals: [],
  undo: { action: null, barrier: null },
  redo: { action: null },
  secrets: [],
} satisfies Omit<Position, 'seq' | 'view' | 'tutorial' | 'table'>;
