/** A puzzle that is being solved: its turn is played as at a table, and can be tried as often as one likes. */

import { gameNamed } from '../../games';
import type { TableUi } from '../../games/game-ui';
import { cut } from '../../games/shared/tempo';
import { Explanations } from '../actions/explanations';
import type { Playable } from '../actions/playable';
import { api, away, Refused, type PuzzlePlace } from '../client/api';
import type { PuzzlePosition, PuzzleSolution, ShownHint, ShownPuzzle } from '../client/wire';
import { sameMoves } from './answers';
import { solved } from './solved.svelte';

export type Result = PuzzlePosition['result'];

export class PuzzleStore implements Playable {
  readonly ui: TableUi;
  /** Nobody in particular sits there. */
  readonly names = [];
  head = $state.raw<ShownPuzzle>() as ShownPuzzle;
  shown = $state.raw<PuzzlePosition>() as PuzzlePosition;
  /** What was played, and of that what has been taken back since. */
  line = $state.raw<readonly string[]>([]);
  solution = $state.raw<PuzzleSolution | null>(null);
  /** How many moves of the answer have been told, and then sentences about it. */
  told = $state(0);
  /** The plan that is looked at. */
  plan = $state<number | null>(null);
  /** What was said about the plans. */
  #verdict = $state<Result>('open');
  trouble = $state.raw<Refused | null>(null);
  hints = $state.raw<readonly ShownHint[]>([]);
  readonly isBroken = false;
  readonly explanations = new Explanations(async (question) => ({
    explain: await api.puzzleExplain(this.place, question),
  }));
  #asked = 0;

  private constructor(head: ShownPuzzle, shown: PuzzlePosition, ui: TableUi) {
    this.head = head;
    this.shown = shown;
    this.ui = ui;
  }

  static async open(game: string, puzzle: string): Promise<PuzzleStore> {
    const place = { game, puzzle, line: [] };
    const [head, shown, ui] = await Promise.all([
      api.puzzle(place),
      api.puzzlePosition(place),
      gameNamed(game).table(),
    ]);
    return new PuzzleStore(head, shown, ui);
  }

  get place(): PuzzlePlace {
    return { game: this.head.game, puzzle: this.head.puzzle, line: this.shown.line };
  }

  get hasPlans(): boolean {
    return this.head.plans.length > 0;
  }

  readonly result = $derived<Result>(this.hasPlans ? this.#verdict : this.shown.result);

  /** Whoever looks at the answer, or has given one, does not play. */
  get yours(): boolean {
    return !this.hasPlans && this.solution === null && this.result === 'open';
  }

  get legal(): readonly string[] {
    return this.yours ? this.shown.legal : [];
  }

  readonly position = $derived({ reveals: this.shown.reveals });

  get canGoBack(): boolean {
    return this.shown.line.length > 0;
  }

  get canGoOn(): boolean {
    return this.shown.line.length < this.line.length;
  }

  async play(action: string): Promise<void> {
    const line = [...this.shown.line, action];
    if (!(await this.#go(line))) return;
    this.line = line;
    if (this.result === 'solved') solved.add(this.head.game, this.head.puzzle);
  }

  back(): Promise<boolean> {
    return this.#go(this.shown.line.slice(0, -1));
  }

  forward(): Promise<boolean> {
    return this.#go(this.line.slice(0, this.shown.line.length + 1));
  }

  /** From the beginning: nothing has been played, and no answer was seen. */
  async again(): Promise<void> {
    this.solution = null;
    this.plan = null;
    this.#verdict = 'open';
    this.line = [];
    await this.#go([]);
  }

  /** Shows where a plan leads, as far as it is no luck. */
  async look(plan: number): Promise<void> {
    this.plan = plan;
    const moves = this.head.plans[plan] ?? [];
    await this.#go([]);
    for (const [made, move] of moves.entries()) {
      if (this.plan !== plan || this.#isLuck(move)) return;
      await this.#go(moves.slice(0, made + 1));
    }
  }

  async choose(plan: number): Promise<void> {
    const solution = await this.#ask(() => api.puzzleSolution(this.place));
    if (solution === null) return;
    const answer = solution.steps.map(({ action }) => action);
    this.#verdict = sameMoves(this.head.plans[plan] ?? [], answer) ? 'solved' : 'missed';
    if (this.#verdict === 'solved') solved.add(this.head.game, this.head.puzzle);
  }

  /** The answer, from its first move. */
  async showAnswer(): Promise<void> {
    const solution = await this.#ask(() => api.puzzleSolution(this.place));
    if (solution === null) return;
    this.plan = null;
    this.told = 0;
    this.solution = solution;
    this.line = solution.steps.map(({ action }) => action);
    await this.#go([]);
  }

  /** A move of the answer is luck: it is told, and nobody sees what would come of it. */
  #isLuck(action: string): boolean {
    return !this.shown.legal.includes(action);
  }

  /** Whether there is more to tell of the answer. */
  get canStep(): boolean {
    const { steps = [], conclusion = [] } = this.solution ?? {};
    return this.told < steps.length + conclusion.length;
  }

  /** Tells the next move of the answer, and makes it. */
  async step(): Promise<void> {
    const action = this.line[this.told];
    const isOnlyTold = action === undefined || this.#isLuck(action);
    if (isOnlyTold || (await this.#go(this.line.slice(0, this.told + 1)))) this.told += 1;
  }

  /** The question and the reasons are sentences: in another language they are asked for anew. */
  async changeLanguage(): Promise<void> {
    this.explanations.clear();
    const head = await this.#ask(() => api.puzzle(this.place));
    if (head) this.head = head;
    if (this.solution) this.solution = await this.#ask(() => api.puzzleSolution(this.place));
  }

  /** To a position of the turn, unless it is refused; between distant ones nothing moves. */
  async #go(line: readonly string[]): Promise<boolean> {
    const asked = (this.#asked += 1);
    const place = { ...this.place, line };
    const found = await this.#ask(() => api.puzzlePosition(place));
    if (found === null || asked !== this.#asked) return false;
    const show = () => {
      this.shown = found;
      this.hints = [];
      this.explanations.clear();
    };
    if (Math.abs(found.line.length - this.shown.line.length) === 1) show();
    else cut(show);
    return true;
  }

  async #ask<T>(question: () => Promise<T>): Promise<T | null> {
    this.trouble = null;
    try {
      return await question();
    } catch (error) {
      this.trouble = error instanceof Refused ? error : away('');
      return null;
    }
  }
}
