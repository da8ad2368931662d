/** Arrow keys on a board: which of the focusable places lies next in the direction pressed. */

import type { Box } from './outline';

export type Direction = 'up' | 'down' | 'left' | 'right';

const KEYS: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** The index of the nearest box in a direction; places in the same row or column come first. */
export function nextInDirection(from: Box, boxes: Box[], direction: Direction): number {
  const upright = direction === 'up' || direction === 'down';
  const sign = direction === 'up' || direction === 'left' ? -1 : 1;
  const along = (box: Box) => (upright ? box.y + box.height / 2 : box.x + box.width / 2);
  const across = (box: Box) => (upright ? box.x + box.width / 2 : box.y + box.height / 2);
  const overlap = (box: Box) =>
    upright
      ? Math.min(from.x + from.width, box.x + box.width) - Math.max(from.x, box.x)
      : Math.min(from.y + from.height, box.y + box.height) - Math.max(from.y, box.y);

  let best = -1;
  let bestScore = Infinity;
  boxes.forEach((box, index) => {
    const ahead = (along(box) - along(from)) * sign;
    if (ahead < 1) return;
    const aside = Math.abs(across(box) - across(from));
    const inLine = overlap(box) > 1;
    // What is not in line is reached only when nothing in line lies ahead.
    const score = (inLine ? 0 : 1e6) + ahead * 10 + aside * (inLine ? 1 : 20);
    if (score < bestScore) {
      bestScore = score;
      best = index;
    }
  });
  return best;
}

/** Moves the focus among the `[data-stop]` elements inside the element that listens. */
export function moveFocus(event: KeyboardEvent & { currentTarget: Element }): void {
  const stops = [...event.currentTarget.querySelectorAll<SVGElement | HTMLElement>('[data-stop]')];
  const current = stops.findIndex((stop) => stop === document.activeElement);
  const start = stops[current];
  if (!start) return;
  const target = targetOf(event.key, start, stops);
  if (target === null) return;
  event.preventDefault();
  stops[target]?.focus();
}

function targetOf(key: string, start: Element, stops: Element[]): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return stops.length - 1;
  const direction = KEYS[key];
  if (!direction) return null;
  const boxes = stops.map((stop) => stop.getBoundingClientRect());
  return nextInDirection(start.getBoundingClientRect(), boxes, direction);
}

/** Enter and Space choose, as on a button. */
export function chooseByKey(choose: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    choose();
  };
}
