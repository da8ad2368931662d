/** The analysis board: a finished game, and what is tried from its positions for all players. */

import { gameNamed } from '../../games';
import type { TableUi } from '../../games/game-ui';
import { cut } from '../../games/shared/tempo';
import { Explanations } from '../actions/explanations';
import type { Playable } from '../actions/playable';
import { api, Refused } from '../client/api';
import type { Analysed, Evaluated, ReplayHead, ShownHint } from '../client/wire';
import type { Place } from '../routes';
import { TriedLines } from './tried-lines';

/** Milliseconds that a position is looked at before its chances are asked for. */
const REST = 250;
/** Milliseconds after which they are asked for again where it was too fast. */
const AGAIN = 2500;

export class AnalysisStore implements Playable {
  readonly replay: string;
  readonly head: ReplayHead;
  readonly ui: TableUi;
  lines = $state.raw<TriedLines>() as TriedLines;
  /** Through whose eyes the board is looked at, as the server writes it. */
  eyes = $state('all');
  /** The chances are those of the true position; otherwise of what the seat to play could know. */
  isOpen = $state(false);
  shown = $state.raw<Analysed | null>(null);
  evaluation = $state.raw<Evaluated | null>(null);
  /** Why the position that was asked for cannot be shown. */
  #astray = $state.raw<Refused | null>(null);
  /** Why the position that is shown has no chances. */
  #unjudged = $state.raw<Refused | null>(null);
  readonly trouble = $derived(this.#astray ?? this.#unjudged);
  hints = $state.raw<readonly ShownHint[]>([]);
  readonly isBroken = false;
  readonly explanations = new Explanations(async (question) => ({
    explain: await api.analysisExplain(this.place, question),
  }));
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- a store of answers that nothing is drawn from
  readonly #positions = new Map<string, Analysed>();
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- likewise
  readonly #evaluations = new Map<string, Evaluated>();
  /** Where one is going; the answer is not there yet. */
  #wanted: TriedLines | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(replay: string, head: ReplayHead, ui: TableUi) {
    this.replay = replay;
    this.head = head;
    this.ui = ui;
    this.lines = new TriedLines(head.moves.map(({ action }) => action));
  }

  static async open(place: Place): Promise<AnalysisStore> {
    const head = await api.replay({ kind: 'replay', key: place.replay });
    const store = new AnalysisStore(place.replay, head, await gameNamed(head.game).table());
    await store.go((lines) => lines.go(place.move, place.line));
    return store;
  }

  /** Where on the board one is: everything is asked about this place. */
  get place(): Place {
    return this.#at(this.lines);
  }

  #at({ move, made }: TriedLines): Place {
    return { replay: this.replay, move, line: made };
  }

  get yours(): boolean {
    return this.shown !== null && !this.shown.over;
  }

  get names(): readonly (string | null)[] {
    return this.head.names;
  }

  get legal(): readonly string[] {
    return this.shown?.legal ?? [];
  }

  readonly position = $derived({ reveals: this.shown?.reveals ?? [] });

  play(action: string): Promise<void> {
    return this.go((lines) => lines.play(action));
  }

  back(): Promise<void> {
    return this.go((lines) => lines.back());
  }

  forward(): Promise<void> {
    return this.go((lines) => lines.forward());
  }

  /** To where the line has left the game. */
  backToGame(): Promise<void> {
    return this.go((lines) => lines.leave());
  }

  /** Goes somewhere, unless the rules refuse it; between distant places nothing moves. */
  async go(step: (lines: TriedLines) => TriedLines): Promise<void> {
    clearTimeout(this.#timer);
    this.#astray = null;
    const lines = (this.#wanted = step(this.#wanted ?? this.lines));
    try {
      const found = await this.#fetch(lines);
      if (this.#wanted !== lines) return;
      const made = ({ move, line }: Analysed) => move + line.length;
      const isNear = this.shown !== null && Math.abs(made(found) - made(this.shown)) === 1;
      if (isNear) this.#show(lines, found);
      else
        cut(() => {
          this.#show(lines, found);
        });
      this.evaluate();
    } catch (error) {
      if (this.#wanted !== lines) return;
      this.#astray = refusal(error);
    }
    this.#wanted = null;
  }

  async #fetch(lines: TriedLines): Promise<Analysed> {
    const place = this.#at(lines);
    const key = keyOf(place, this.eyes);
    const found = this.#positions.get(key) ?? (await api.analysis(place, this.eyes));
    this.#positions.set(key, found);
    return found;
  }

  #show(lines: TriedLines, found: Analysed): void {
    this.lines = lines;
    this.shown = found;
    this.hints = [];
    this.explanations.clear();
  }

  look(eyes: string): Promise<void> {
    this.eyes = eyes;
    return this.go((lines) => lines);
  }

  judgeBy(isOpen: boolean): void {
    this.isOpen = isOpen;
    this.evaluate();
  }

  /** The reasons are sentences: in another language they are asked for anew. */
  changeLanguage(): void {
    this.#evaluations.clear();
    this.explanations.clear();
    this.hints = [];
    if (this.shown) this.evaluate();
  }

  /** Has the position judged, unless it was before. */
  evaluate(wait = REST): void {
    clearTimeout(this.#timer);
    this.#unjudged = null;
    const key = keyOf(this.place, String(this.isOpen));
    this.evaluation = this.#evaluations.get(key) ?? null;
    if (this.evaluation === null) this.#timer = setTimeout(() => void this.#judge(key), wait);
  }

  async #judge(key: string): Promise<void> {
    const isStill = () => key === keyOf(this.place, String(this.isOpen));
    try {
      const found = await api.evaluation(this.place, this.isOpen);
      this.#evaluations.set(key, found);
      if (!isStill()) return;
      this.evaluation = found;
    } catch (error) {
      if (!isStill()) return;
      if (error instanceof Refused && error.code === 'request.too_fast') this.evaluate(AGAIN);
      this.#unjudged = refusal(error);
    }
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}

function refusal(error: unknown): Refused {
  if (error instanceof Refused) return error;
  return new Refused({ code: 'server.away', section: null, message: '' });
}

function keyOf({ move, line }: Place, more: string): string {
  return JSON.stringify([move, line, more]);
}
