/** Choosing among the puzzles there are. */

import type { ListedPuzzle } from '../client/wire';

type Named = Pick<ListedPuzzle, 'game' | 'puzzle'>;

export const addressOfPuzzle = ({ game, puzzle }: Named) => `${game}/${puzzle}`;

/** What a list is narrowed to; an empty text is anything. */
export interface Choice {
  game: string;
  kind: string;
  grade: string;
  isOpenOnly: boolean;
}

export function chosen(
  puzzles: readonly ListedPuzzle[],
  { game, kind, grade, isOpenOnly }: Choice,
  isSolved: (puzzle: Named) => boolean,
): ListedPuzzle[] {
  return puzzles.filter(
    (one) =>
      (game === '' || one.game === game) &&
      (kind === '' || one.kind === kind) &&
      (grade === '' || String(one.grade) === grade) &&
      !(isOpenOnly && isSolved(one)),
  );
}

/** The address of the next puzzle of the same game that is not solved; after the last comes the first. */
export function nextOf(
  puzzles: readonly ListedPuzzle[],
  now: Named,
  isSolved: (puzzle: Named) => boolean,
): string | null {
  const own = puzzles.filter(({ game }) => game === now.game);
  const place = own.findIndex(({ puzzle }) => puzzle === now.puzzle);
  const rest = [...own.slice(place + 1), ...own.slice(0, Math.max(place, 0))];
  const found = rest.find((one) => !isSolved(one));
  return found ? addressOfPuzzle(found) : null;
}
