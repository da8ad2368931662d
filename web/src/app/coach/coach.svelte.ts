/** What a first game is told at one table. Whether a mark fits, the server's answers say. */

import type { Words } from '../../words/words.svelte';
import { verbOf } from '../actions/labels';
import type { Moved } from '../client/wire';
import { preferences } from '../preferences.svelte';
import type { TableStore } from '../table/table-store.svelte';
import { coachMemory } from './coach-memory.svelte';
import { fittingMarks, type Fitting } from './mark-choice';

export class Coach {
  #fitting = $state.raw<readonly Fitting[]>([]);
  /** The room of a mark is kept while others play, lest the board change its size every turn. */
  hasRoom = $state(false);
  /** The turn has been looked at before. */
  #isLater = false;
  #heard: readonly string[] = [];
  readonly #store: TableStore;

  constructor(store: TableStore) {
    this.#store = store;
  }

  get #game(): string {
    return this.#store.table.game;
  }

  get shown(): Fitting | null {
    if (!preferences.coach || !this.#store.yours) return null;
    return this.#fitting.find(({ mark }) => !coachMemory.has(this.#game, mark.name)) ?? null;
  }

  /** The verb that the mark is about, for its button. */
  get verb(): string | null {
    return this.shown?.mark.verb ?? null;
  }

  sentence(words: Words): string {
    const { ui } = this.#store;
    if (!this.shown) return '';
    const { mark, attempts } = this.shown;
    const [attempt] = attempts;
    return words.text(ui.messages.coach, {
      mark: mark.name,
      ...(attempt && { action: ui.actionLabel(attempt.action, words) }),
      ...(attempt && mark.details?.(attempt, this.#store.eyes ?? -1)),
    });
  }

  /** Call inside an effect: looks whenever the position is another one. */
  look(): (() => void) | undefined {
    const { legal, yours, position } = this.#store;
    void position;
    if (!preferences.coach) {
      this.hasRoom = false;
      return undefined;
    }
    if (!yours) {
      this.#isLater = false;
      return undefined;
    }
    let isNews = true;
    const { ui, explanations } = this.#store;
    const open = ui.coachMarks.filter(({ name }) => !coachMemory.has(this.#game, name));
    fittingMarks(open, legal, async (verb) => (await explanations.verb(verb)).actions)
      .then((fitting) => {
        if (!isNews) return;
        this.#fitting = fitting;
        this.hasRoom = this.shown !== null || (this.hasRoom && this.#isLater);
        this.#isLater = true;
      })
      // Without an answer nothing is told.
      .catch(() => undefined);
    return () => {
      isNews = false;
    };
  }

  /** An own move: what was done need not be told any more. */
  note({ change, seat, action }: Pick<Moved, 'change' | 'seat' | 'action'>): void {
    const { eyes, table } = this.#store;
    const isLent = (table.seats[seat]?.bot ?? null) !== null;
    if (change !== 'play' || seat !== eyes || isLent || table.tutorial) return;
    const verb = verbOf(action);
    const { coachMarks } = this.#store.ui;
    const done = coachMarks.filter((mark) => mark.verb === verb && !mark.isSpecial);
    const shown = this.#fitting.filter(({ attempts }) =>
      attempts.some((one) => one.action === action),
    );
    coachMemory.add(
      this.#game,
      [...done, ...shown.map(({ mark }) => mark)].map(({ name }) => name),
    );
  }

  dismiss(): void {
    if (this.shown) coachMemory.add(this.#game, [this.shown.mark.name]);
  }

  /** Whether the mark has not been read out at this table. */
  isNews({ mark }: Fitting): boolean {
    if (this.#heard.includes(mark.name)) return false;
    this.#heard = [...this.#heard, mark.name];
    return true;
  }
}
