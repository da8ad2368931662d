/** What was told about actions of one position, asked for once. */

import type { Explain, ExplainedAction, Explanation } from '../client/wire';

type Question = Omit<Explain, 'id'>;
type Ask = (question: Question) => Promise<{ explain?: Explanation }>;

export class Explanations {
  readonly #asked = new Map<string, Promise<Explanation>>();
  readonly #ask: Ask;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  /** Another position, or another language. */
  clear(): void {
    this.#asked.clear();
  }

  /** What can be done on a space, or with `null` what belongs to none. */
  space(space: string | null): Promise<Explanation> {
    return this.#about({ type: 'explain', space });
  }

  /** What might be meant by a verb. */
  verb(verb: string): Promise<Explanation> {
    return this.#about({ type: 'explain', verb });
  }

  async action(action: string): Promise<ExplainedAction | null> {
    const explained = await this.#about({ type: 'explain', action });
    return explained.actions[0] ?? null;
  }

  #about(question: Question): Promise<Explanation> {
    const key = JSON.stringify(question);
    const before = this.#asked.get(key);
    if (before) return before;
    const asked = this.#ask(question).then(
      ({ explain }) => explain ?? { space: null, actions: [] },
    );
    this.#asked.set(key, asked);
    return asked;
  }
}
