/** What is tapped on the board and pressed on the keyboard, wherever actions are chosen. */

import { tick } from 'svelte';
import { sound } from '../parts/sound';
import type { Chooser } from './chooser.svelte';
import { actOf, type Act } from './keys';
import { verbOf } from './labels';
import type { Playable } from './playable';
import { Verbs } from './verbs';

export function focusOn(selector: string) {
  document.querySelector<HTMLElement | SVGElement>(selector)?.focus();
}

const FOCUS: Partial<Record<Act, () => void>> = {
  board: () => {
    focusOn('[data-space][tabindex="0"]');
  },
  pieces: () => {
    focusOn('[data-piece][tabindex="0"]');
  },
};

/** The focus goes back to the board from a button that is no longer there. */
export async function focusBoard() {
  await tick();
  if (document.activeElement === document.body) FOCUS.board?.();
}

export class BoardInput {
  readonly #store: Playable;
  readonly #chooser: Chooser;
  readonly #play: (action: string) => void;

  constructor(store: Playable, chooser: Chooser, play: (action: string) => void) {
    this.#store = store;
    this.#chooser = chooser;
    this.#play = play;
  }

  readonly tap = (space: string, colour: string | null = null) => {
    if (!this.#store.yours) return;
    const action = this.#chooser.tap(space, colour);
    if (action) this.#play(action);
    else sound('step');
  };

  /** The piece of who chooses, whose colour is `own`, may tell all that it can do. */
  tapPiece(colour: string, space: string, own: string | undefined) {
    const { ui, yours } = this.#store;
    if (ui.asksAtOwnPiece && colour === own && yours && this.#chooser.path.length === 0)
      this.#chooser.askAll();
    else this.tap(space, colour);
  }

  /** What lies beside the board and stands for an action. */
  readonly pick = (action: string) => {
    if (this.#store.yours) this.#chooser.ask([action]);
  };

  playIfLegal(action: string | undefined) {
    if (action !== undefined && this.#store.legal.includes(action)) this.#play(action);
  }

  /** Does what a key asks for: to begin a verb, to focus on the board, or one of these. */
  pressed(event: KeyboardEvent, acts: Partial<Record<Act, () => void>>) {
    const act = actOf(event, this.#store.ui.finale?.key ?? null);
    if (act === null) return;
    if (typeof act === 'number') this.#begin(act);
    else {
      const todo = acts[act] ?? FOCUS[act];
      if (!todo) return;
      todo();
    }
    event.preventDefault();
  }

  /** The verb on the button of this number. */
  #begin(number: number) {
    const verbs = new Verbs(this.#store.legal, this.#store.ui);
    const verb = verbs.shown[number - 1];
    if (verb && verbs.legal.has(verb)) this.#chooser.begin(verb);
  }
}

/** What is heard when an action is played. */
export function soundOf(action: string, { ui }: Playable) {
  sound(action === 'end' ? 'step' : (ui.sounds[verbOf(action)] ?? 'move'));
}
