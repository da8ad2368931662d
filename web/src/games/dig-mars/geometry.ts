/** Where things lie in the drawing of the canyon, in the units of its viewBox. */

import { placeOf } from '../shared/cells';
import type { Point } from '../shared/outline';

export const GRID = 4;
export const TILE = 100;
export const GAP = 19;
export const RIM = 37;
/** How much higher a stack stands for each tile. */
export const LAYER = 8;

export const PITCH = TILE + GAP;
export const WIDTH = GRID * PITCH - GAP + 2 * RIM;
export const HEIGHT = WIDTH + LAYER;

/** The upper left corner of the space on the canyon floor. */
export function cornerOf(cell: string): Point {
  const { column, row } = placeOf(cell);
  return { x: RIM + column * PITCH, y: RIM + LAYER + row * PITCH };
}

/** How far the top face of a stack is shifted up, away from the floor. */
export function liftOf(tiles: number): number {
  return tiles * LAYER;
}
