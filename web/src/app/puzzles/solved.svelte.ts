/** The puzzles that were solved in this browser, and on which days. Kept in local storage. */

import { dayOf, streakOf } from './days';

const KEY = 'digsite-puzzles';

interface Kept {
  /** `<game>/<puzzle>` */
  puzzles: string[];
  /** As `dayOf` writes them, ascending. */
  days: string[];
}

function kept(): Kept {
  try {
    const { puzzles = [], days = [] } = JSON.parse(
      localStorage.getItem(KEY) ?? '{}',
    ) as Partial<Kept>;
    return { puzzles, days };
  } catch {
    return { puzzles: [], days: [] };
  }
}

class Solved {
  #kept = $state.raw<Kept>(kept());

  has(game: string, puzzle: string): boolean {
    return this.#kept.puzzles.includes(`${game}/${puzzle}`);
  }

  get count(): number {
    return this.#kept.puzzles.length;
  }

  get streak(): number {
    return streakOf(this.#kept.days, dayOf(new Date()));
  }

  /** A day counts on which any puzzle was solved. */
  add(game: string, puzzle: string): void {
    const { puzzles, days } = kept();
    const add = (all: string[], one: string) => (all.includes(one) ? all : [...all, one]);
    this.#kept = {
      puzzles: add(puzzles, `${game}/${puzzle}`),
      days: add(days, dayOf(new Date())).sort(),
    };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A browser that refuses to remember still solves.
    }
  }
}

export const solved = new Solved();
