/** What the player has picked so far: a space, or an action and part of its targets. */

import type { Step } from '../../games/shared/steps';
import type { Playable } from './playable';
import { Choices, spaceOf } from './choices';

const isSpace = (space: string | null): space is string => space !== null;

export class Chooser {
  path = $state.raw<Step[]>([]);
  /** How much of it the player chose; the rest was filled in because nothing else was possible. */
  picked = $state(0);
  /** The space looked at, when no action was chosen first. */
  space = $state<string | null>(null);
  colour = $state<string | null>(null);
  /** Actions to be told about, possible or not. */
  asked = $state.raw<string[]>([]);
  /** A verb that cannot be used now, to be told why. */
  askedVerb = $state<string | null>(null);
  /** The player asked what the own piece can do at all. */
  isAboutAll = $state(false);
  readonly #store: Playable;

  constructor(store: Playable) {
    this.#store = store;
  }

  readonly #choices = $derived.by(() => new Choices(this.#store.legal, this.#store.ui.stepsOf));
  readonly candidates = $derived.by(() => this.#choices.after(this.path));
  readonly next = $derived.by(() => this.#choices.next(this.path));
  readonly action = $derived.by(() =>
    this.path.length > 0 ? this.#choices.completed(this.path) : null,
  );

  /** Spaces that light up: targets of the action chosen, or where the piece chosen can go. */
  readonly highlighted = $derived.by(() => {
    const hint = this.#store.hints[0];
    if (this.path.length > 0) return this.next.map(spaceOf).filter(isSpace);
    if (this.space !== null) return this.destinations;
    if (this.isAboutAll)
      return this.#store.legal
        .map((action) => spaceOf(this.#store.ui.stepsOf(action)[1]))
        .filter(isSpace);
    if (hint) return this.#store.ui.stepsOf(hint.action).map(spaceOf).filter(isSpace);
    return [];
  });

  /** Where something standing on the space looked at can go. */
  get destinations(): string[] {
    return this.#journeys().map((steps) => spaceOf(steps[2]) ?? '');
  }

  #journeys(): Step[][] {
    return this.#store.legal
      .map(this.#store.ui.stepsOf)
      .filter(
        (steps) =>
          steps.length === 3 &&
          spaceOf(steps[1]) === this.space &&
          (steps[1]?.kind === 'cell' || steps[1]?.value.split(' ')[0] === this.colour),
      );
  }

  /** The only thing that can be done on the space looked at. */
  get onlyHere(): string | null {
    const here = this.#store.legal.filter((notation) => {
      const steps = this.#store.ui.stepsOf(notation);
      return steps.length === 2 && spaceOf(steps[1]) === this.space;
    });
    return here.length === 1 && this.destinations.length === 0 ? (here[0] ?? null) : null;
  }

  get selected(): { cell: string; colour?: string } | null {
    if (this.space !== null)
      return { cell: this.space, ...(this.colour !== null && { colour: this.colour }) };
    const last = this.path.map(spaceOf).findLast((space) => space !== null);
    return last ? { cell: last } : null;
  }

  clear(): void {
    this.path = [];
    this.picked = 0;
    this.space = null;
    this.colour = null;
    this.asked = [];
    this.askedVerb = null;
    this.isAboutAll = false;
  }

  /** Everything the own piece can do: what needs no space as a list, the rest on the board. */
  askAll(): void {
    const rest = this.#store.legal.filter(
      (action) =>
        action !== 'end' && !this.#store.ui.stepsOf(action).some((step) => spaceOf(step) !== null),
    );
    this.ask(rest);
    this.isAboutAll = true;
  }

  ask(actions: string[]): void {
    this.clear();
    this.asked = actions;
  }

  askWhyNot(verb: string): void {
    this.clear();
    this.askedVerb = verb;
  }

  /** Something was picked or asked about. */
  get isBusy(): boolean {
    return (
      this.path.length > 0 ||
      this.space !== null ||
      this.asked.length > 0 ||
      this.askedVerb !== null ||
      this.isAboutAll
    );
  }

  /** Begins with an action; chosen again, it is put back. */
  begin(verb: string): void {
    const again = this.path[0]?.value === verb;
    this.clear();
    if (!again) this.choose({ kind: 'verb', value: verb });
  }

  /** Chooses a step; spaces that are the only ones possible after it are filled in. */
  choose(step: Step): void {
    this.path = [...this.path, step];
    this.picked = this.path.length;
    for (let only = this.#only(); only; only = this.#only()) this.path = [...this.path, only];
  }

  /** The one space that can be chosen next, if there is one. */
  #only(): Step | null {
    const [step, other] = this.action === null ? this.next : [];
    return step && !other && spaceOf(step) !== null ? step : null;
  }

  /** Everything was chosen by the player: nothing was filled in. */
  get isChosen(): boolean {
    return this.picked === this.path.length;
  }

  /**
   * A space was tapped. Returns the action to play at once: where the tap finishes an action that
   * can be taken back, or where the space was tapped a second time and only one thing can be done.
   */
  tap(space: string, colour: string | null = null): string | null {
    if (this.path.length > 0) return this.#tapTarget(space, colour);
    const journey = this.space !== null && this.#journeys().find((to) => spaceOf(to[2]) === space);
    if (journey && space !== this.space) {
      const action = this.#choices.completed(journey);
      return action && this.#safe(action) ? action : this.#show(journey);
    }
    if (this.space === space && this.colour === colour) {
      const only = this.onlyHere;
      if (only === null) this.clear();
      return only;
    }
    this.space = space;
    this.colour = colour;
    return null;
  }

  #tapTarget(space: string, colour: string | null): string | null {
    if (this.action !== null && this.selected?.cell === space) return this.action;
    const steps = this.action === null ? this.next : [];
    const step =
      steps.find((one) => one.kind === 'piece' && one.value === `${colour ?? ''} ${space}`) ??
      steps.find((one) => spaceOf(one) === space);
    if (!step) {
      this.clear();
      this.space = space;
      this.colour = colour;
      return null;
    }
    this.choose(step);
    const { action } = this;
    return action !== null && this.isChosen && this.#safe(action) ? action : null;
  }

  #show(path: Step[]): null {
    this.clear();
    this.path = path;
    this.picked = path.length;
    return null;
  }

  #safe(action: string): boolean {
    return !this.#store.position.reveals.includes(action);
  }
}
