/** What was told about actions of one position, asked for once. */

import type { Answer, Attempt, Explained } from '../client/wire';

type Ask = (type: string, values: Record<string, unknown>) => Promise<Answer>;

export class Explaining {
  readonly #asked = new Map<string, Promise<Explained>>();
  readonly #ask: Ask;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  /** Another position, or another language. */
  clear(): void {
    this.#asked.clear();
  }

  /** What can be done on a space, or with `null` what belongs to none. */
  space(space: string | null): Promise<Explained> {
    return this.#about(`space ${space ?? ''}`, { space });
  }

  async action(action: string): Promise<Attempt | null> {
    const explained = await this.#about(action, { action });
    return explained.actions[0] ?? null;
  }

  #about(key: string, values: Record<string, unknown>): Promise<Explained> {
    const before = this.#asked.get(key);
    if (before) return before;
    const asked = this.#ask('explain', values).then(
      ({ explain }) => explain ?? { space: null, actions: [] },
    );
    this.#asked.set(key, asked);
    return asked;
  }
}
