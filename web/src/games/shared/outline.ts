/** Outlines that look cut with scissors: straight shapes with a small, fixed irregularity. */

import { streamOf } from './chance';

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** A closed smooth curve through the middles of the given corners' edges. */
export function smooth(points: Point[]): string {
  const middle = (a: Point, b: Point) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const at = (i: number) => points[(i + points.length) % points.length] as Point;
  const start = middle(at(-1), at(0));
  const curves = points.map((point, i) => {
    const end = middle(point, at(i + 1));
    return `Q${round(point.x)} ${round(point.y)} ${round(end.x)} ${round(end.y)}`;
  });
  return `M${round(start.x)} ${round(start.y)}${curves.join('')}Z`;
}

/** The corners of a box plus `between` points on each edge, each pushed about by up to `wobble`. */
export function around(box: Box, between: number, wobble: number, seed: string): Point[] {
  const next = streamOf(seed);
  const corners: Point[] = [
    { x: box.x, y: box.y },
    { x: box.x + box.width, y: box.y },
    { x: box.x + box.width, y: box.y + box.height },
    { x: box.x, y: box.y + box.height },
  ];
  return corners.flatMap((from, i) => {
    const to = corners[(i + 1) % 4] as Point;
    return Array.from({ length: between + 1 }, (_, step) => {
      const part = step / (between + 1);
      return {
        x: from.x + (to.x - from.x) * part + (next() - 0.5) * 2 * wobble,
        y: from.y + (to.y - from.y) * part + (next() - 0.5) * 2 * wobble,
      };
    });
  });
}

/** A polygon with slightly moved corners and rounded tips: a sheet of cut paper. */
export function sheet(box: Box, seed: string, wobble = 2, radius = 9): string {
  const points = around(box, 0, wobble, seed);
  const at = (i: number) => points[(i + points.length) % points.length] as Point;
  const towards = (from: Point, to: Point) => {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const part = Math.min(radius / length, 0.5);
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  };
  return (
    points
      .map((corner, i) => {
        const enter = towards(corner, at(i - 1));
        const leave = towards(corner, at(i + 1));
        const command = i === 0 ? 'M' : 'L';
        return `${command}${round(enter.x)} ${round(enter.y)}Q${round(corner.x)} ${round(corner.y)} ${round(leave.x)} ${round(leave.y)}`;
      })
      .join('') + 'Z'
  );
}
