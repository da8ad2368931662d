/** The way a UMV is drawn on: through the tunnels, as far as the views tell. */

import { cellAt, placeOf } from '../shared/cells';
import type { UnderminingView } from './view';
import { isSurface, SURFACES } from './geometry';

type Ground = Pick<UnderminingView, 'board' | 'tiles'>;

/** The spaces between two spaces on a shortest way; none where a portal or a card took the UMV. */
export function wayBetween(from: string, to: string, ground: Ground): string[] {
  const cameFrom = new Map<string, string | null>([[from, null]]);
  const waiting = [from];
  for (let space = waiting.shift(); space !== undefined; space = waiting.shift()) {
    if (space === to) break;
    for (const next of neighbours(space, ground)) {
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, space);
      waiting.push(next);
    }
  }
  const way: string[] = [];
  let back = cameFrom.get(to) ?? null;
  while (back !== null && back !== from) {
    way.unshift(back);
    back = cameFrom.get(back) ?? null;
  }
  return way;
}

function neighbours(space: string, { board, tiles }: Ground): string[] {
  const isFree = (cell: string) => !(cell in tiles) && !board.bedrock.includes(cell);
  const under = board.columns / SURFACES.length;
  if (isSurface(space)) {
    const i = SURFACES.findIndex((one) => one === space);
    const beside = [SURFACES[i - 1], SURFACES[i + 1]].filter((one) => one !== undefined);
    const below = Array.from({ length: under }, (_, n) =>
      cellAt({ column: i * under + n, row: 0 }),
    );
    return [...beside, ...below.filter(isFree)];
  }
  const { column, row } = placeOf(space);
  const beside = [
    { column: column - 1, row },
    { column: column + 1, row },
    { column, row: row - 1 },
    { column, row: row + 1 },
  ].filter(
    (place) =>
      place.column >= 0 && place.column < board.columns && place.row >= 0 && place.row < board.rows,
  );
  const above = row === 0 ? SURFACES[Math.floor(column / under)] : undefined;
  return [...beside.map(cellAt).filter(isFree), ...(above ? [above] : [])];
}
