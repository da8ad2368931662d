/** Where things lie in the cross-section of the planet, in the units of its viewBox. */

import { placeOf } from '../shared/cells';
import type { Board } from './view';
import type { Box, Point } from '../shared/outline';

export const CELL = 48;
export const SIDE = 17;
export const SKY = 138;
/** The road on which UMVs stand runs in front of the buildings. */
export const ROAD = 20;
export const FOOT = 17;
export const SURFACES = ['s1', 's2', 's3', 's4'] as const;

/** Cells shown across, at least, when the board is drawn larger for fingers. */
const ZOOM_CELLS = 6.5;
/** Pixels that a cell has then, at least. */
const FINGER = 44;
/** Units by which a sum may err. */
const SLACK = 0.01;

export const isSurface = (space: string) => (SURFACES as readonly string[]).includes(space);

export interface Size {
  width: number;
  height: number;
}

export function sizeOf(board: Board): Size {
  return { width: board.columns * CELL + 2 * SIDE, height: SKY + board.rows * CELL + FOOT };
}

export function boxOf(space: string, board: Board): Box {
  if (isSurface(space)) {
    const width = (board.columns * CELL) / SURFACES.length;
    const i = (SURFACES as readonly string[]).indexOf(space);
    return { x: SIDE + i * width, y: 46, width, height: SKY - 46 };
  }
  const { column, row } = placeOf(space);
  return { x: SIDE + column * CELL, y: SKY + row * CELL, width: CELL, height: CELL };
}

/** Where each UMV stands: underground in the middle, on the surface side by side. */
export function standOf(space: string, index: number, company: number, board: Board): Point {
  const box = boxOf(space, board);
  const x = box.x + box.width / 2;
  if (!isSurface(space)) return { x, y: box.y + CELL / 2 };
  const spread = Math.min(46, (box.width - 50) / Math.max(company - 1, 1));
  return { x: x + (index - (company - 1) / 2) * spread, y: SKY - 22 };
}

/** The strata change colour on the way down: 1 at the top to 5. */
export function stratum(row: number, rows: number): number {
  return Math.min(5, 1 + Math.floor((row * 5) / rows));
}

export function middleOf(space: string, board: Board): Point {
  const { x, y, width, height } = boxOf(space, board);
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * The part of the board around a point that fills a drawing of so many pixels when it is drawn
 * larger. A ruler lies on its left and lower edge.
 */
export function windowAround(point: Point, board: Board, drawing: Size): Box {
  const { width, height } = sizeOf(board);
  const part = Math.min(1, (ZOOM_CELLS * CELL) / width);
  const fitting = Math.min(drawing.width / width, drawing.height / height) / part;
  const scale = Math.max(fitting, FINGER / CELL);
  const size = { width: drawing.width / scale, height: drawing.height / scale };
  const within = (middle: number, length: number, limit: number) =>
    length > limit
      ? (limit - length) / 2
      : Math.max(0, Math.min(middle - length / 2, limit - length));
  return {
    x: within(point.x, size.width, width),
    y: within(point.y, size.height, height),
    ...size,
  };
}

/**
 * Around which point the board is to be drawn larger so that these spaces are seen: none other if
 * they are seen already, and none at all if they lie too far apart.
 */
export function following(
  centre: Point,
  spaces: readonly string[],
  board: Board,
  drawing: Size,
): Point | null {
  if (spaces.length === 0) return centre;
  const points = spaces.map((space) => middleOf(space, board));
  const isSeenAround = (point: Point) => {
    const part = windowAround(point, board, drawing);
    const isWithin = (value: number, from: number, length: number) =>
      value >= from + CELL / 2 - SLACK && value <= from + length - CELL / 2 + SLACK;
    return points.every(
      ({ x, y }) =>
        isWithin(x, part.x + SIDE, part.width - SIDE) && isWithin(y, part.y, part.height - FOOT),
    );
  };
  if (isSeenAround(centre)) return centre;
  const halfWay = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const middle = { x: halfWay(points.map(({ x }) => x)), y: halfWay(points.map(({ y }) => y)) };
  return isSeenAround(middle) ? middle : null;
}
