/** Which coach marks fit a position: legal actions and what comes of them say it. */

import type { CoachMark } from '../../games/game-ui';
import { verbOf } from '../actions/labels';
import type { ExplainedAction } from '../client/wire';

/** A mark that fits the position, with the actions it is about where they were asked for. */
export interface Fitting {
  mark: CoachMark;
  attempts: readonly ExplainedAction[];
}

type Answers = (verb: string) => Promise<readonly ExplainedAction[]>;

/** The marks that fit, the most useful first. */
export async function fittingMarks(
  marks: readonly CoachMark[],
  legal: readonly string[],
  answers: Answers,
): Promise<Fitting[]> {
  const verbs = new Set(legal.map(verbOf));
  const open = marks.filter(
    ({ verb, unless, isLast = false }) =>
      verbs.has(verb) && !unless?.some((other) => verbs.has(other)) && !(isLast && verbs.size > 1),
  );
  const found = await Promise.all(
    open.map(async (mark) => {
      if (!mark.about) return { mark, attempts: [] };
      const { about } = mark;
      const attempts = (await answers(mark.verb)).filter((one) => one.legal && about(one.outcome));
      return attempts.length > 0 ? { mark, attempts } : null;
    }),
  );
  return found.filter((one) => one !== null);
}
