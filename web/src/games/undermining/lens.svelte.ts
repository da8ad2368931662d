/** The part of the board that is drawn larger for fingers: dragged by them, and following the game. */

import type { Point } from '../shared/outline';
import { following, middleOf, type Size, windowAround } from './geometry';
import type { Board } from './view';

/** Pixels by which a finger trembles when it only taps. */
const TREMBLE = 8;

export class Lens {
  /** What is in the middle of the part; none while the whole board is drawn. */
  centre = $state.raw<Point | null>(null);
  /** Where a pointer has taken hold of the part, and what was in its middle then. */
  #grip = $state.raw<{ at: Point; centre: Point } | null>(null);

  get isHeld(): boolean {
    return this.#grip !== null;
  }

  lookAt(space: string, board: Board) {
    this.centre = middleOf(space, board);
  }

  /** Goes where these spaces are seen. */
  follow(spaces: readonly string[], board: Board, drawing: Size) {
    if (this.centre !== null) this.centre = following(this.centre, spaces, board, drawing);
  }

  hold(event: PointerEvent, board: Board, drawing: Size) {
    if (this.centre === null || !event.isPrimary) return;
    const { x, y, width, height } = windowAround(this.centre, board, drawing);
    const centre = { x: x + width / 2, y: y + height / 2 };
    this.#grip = { at: { x: event.clientX, y: event.clientY }, centre };
  }

  drag(event: PointerEvent, drawing: SVGSVGElement) {
    if (this.#grip === null) return;
    const { at, centre } = this.#grip;
    const [x, y] = [event.clientX - at.x, event.clientY - at.y];
    if (!drawing.hasPointerCapture(event.pointerId)) {
      if (Math.hypot(x, y) < TREMBLE) return;
      // A captured pointer clicks on no space: what is dragged is not chosen as well.
      drawing.setPointerCapture(event.pointerId);
    }
    const pixels = drawing.getScreenCTM()?.a ?? 1;
    this.centre = { x: centre.x - x / pixels, y: centre.y - y / pixels };
  }

  letGo() {
    this.#grip = null;
  }
}
