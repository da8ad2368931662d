/** Which open tables somebody would like to see. */

import type { OpenTable } from '../client/wire';
import { isSlow } from '../clock/times';

export const PACES = ['none', 'fast', 'slow'] as const;
export type TablePace = (typeof PACES)[number];

/** An empty value lets everything through. */
export interface Filters {
  game: string;
  players: string;
  pace: string;
  lang: string;
}

export const NO_FILTERS: Filters = { game: '', players: '', pace: '', lang: '' };

export function paceOf({ clock }: Pick<OpenTable, 'clock'>): TablePace {
  if (clock === null) return 'none';
  return isSlow(clock) ? 'slow' : 'fast';
}

export function filtered(tables: readonly OpenTable[], filters: Filters): OpenTable[] {
  const fits = (wanted: string, found: string) => wanted === '' || wanted === found;
  return tables.filter(
    (table) =>
      fits(filters.game, table.game) &&
      fits(filters.players, String(table.players)) &&
      fits(filters.pace, paceOf(table)) &&
      fits(filters.lang, table.lang ?? ''),
  );
}
