/** Choosing among notations, step by step. */

import type { Step } from '../../games/shared/steps';

const same = (a: Step, b: Step | undefined) => a.kind === b?.kind && a.value === b.value;

/** Legal notations, read by their game. */
export class Choices {
  readonly #notations: readonly string[];
  readonly #stepsOf: (notation: string) => Step[];

  constructor(notations: readonly string[], stepsOf: (notation: string) => Step[]) {
    this.#notations = notations;
    this.#stepsOf = stepsOf;
  }

  /** The notations that begin with what was chosen. */
  after(path: readonly Step[]): string[] {
    return this.#notations.filter((notation) => {
      const steps = this.#stepsOf(notation);
      return path.every((step, i) => same(step, steps[i]));
    });
  }

  /** What can be chosen next, each once, in the order of the notations. */
  next(path: readonly Step[]): Step[] {
    const found = new Map<string, Step>();
    for (const notation of this.after(path)) {
      const step = this.#stepsOf(notation)[path.length];
      if (step) found.set(`${step.kind} ${step.value}`, step);
    }
    return [...found.values()];
  }

  /** The notation that is complete with what was chosen. */
  completed(path: readonly Step[]): string | null {
    return this.after(path).find((one) => this.#stepsOf(one).length === path.length) ?? null;
  }
}

/** The space a step lies on: that of a cell or of a piece. */
export function spaceOf(step: Step | undefined): string | null {
  if (step?.kind === 'cell') return step.value;
  return step?.kind === 'piece' ? (step.value.split(' ')[1] ?? null) : null;
}
