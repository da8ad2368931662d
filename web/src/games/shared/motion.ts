/** The animation vocabulary of both boards. */

import type { Action } from 'svelte/action';
import { cubicIn, cubicInOut, cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import type { Point } from './outline';
import { duration } from './tempo';

/** A tile turns over: the old side narrows to its edge, then the new side widens from it. */
export function flip(
  _node: Element,
  { delay = 0 }: { delay?: number } = {},
  { direction }: { direction?: 'in' | 'out' | 'both' } = {},
): TransitionConfig {
  return {
    delay: direction === 'in' ? duration(delay + 180) : duration(delay),
    duration: duration(180),
    easing: direction === 'in' ? cubicOut : cubicIn,
    css: (t) => `transform: scaleX(${t})`,
  };
}

/** Something is lifted off its stack. */
export function lift(_node: Element): TransitionConfig {
  return {
    duration: duration(420),
    easing: cubicIn,
    css: (t, u) => `transform: translateY(${-30 * u}px) scale(${0.7 + 0.3 * t}); opacity: ${t}`,
  };
}

/** A tile breaks: it shakes, shrinks and is gone. */
export function crumble(_node: Element): TransitionConfig {
  return {
    duration: duration(380),
    easing: cubicIn,
    css: (t, u) =>
      `transform: translateX(${Math.sin(u * 30) * 2 * t}px) scale(${0.3 + 0.7 * t}) rotate(${u * 14}deg); opacity: ${t}`,
  };
}

/** Something new settles in its place. */
export function settle(_node: Element): TransitionConfig {
  return {
    duration: duration(260),
    easing: cubicOut,
    css: (t, u) => `transform: scale(${1 + 0.25 * u}); opacity: ${t}`,
  };
}

export interface Journey extends Point {
  /** `hop` bounces a little on the way, `glide` stays on the ground. */
  gait: 'hop' | 'glide';
  /** Points to pass on the way; straight on where there are none. */
  via?: readonly Point[];
}

const at = ({ x, y }: Point) => `translate(${x}px, ${y}px)`;

const between = (a: Point, b: Point) => Math.hypot(b.x - a.x, b.y - a.y);

function hopped(from: Point, to: Point, height: number): Keyframe[] {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - height };
  return [from, middle, to].map((point) => ({ transform: at(point) }));
}

/** Keeps an SVG group at a point and lets it travel there when the point changes. */
export const travel: Action<SVGGElement, Journey> = (node, journey) => {
  let here = journey;
  const stand = () => {
    node.setAttribute('transform', `translate(${here.x} ${here.y})`);
  };
  stand();
  return {
    update(next) {
      const from = here;
      here = next;
      stand();
      const points = [from, ...(next.via ?? []), next];
      const lengths = points.slice(1).map((point, i) => between(points[i] ?? from, point));
      const distance = lengths.reduce((sum, length) => sum + length, 0);
      const time = duration(Math.min(260 + distance * 1.6, 900));
      if (distance < 0.5 || time === 0) return;
      const timing = { duration: time, easing: 'ease-in-out' };
      if (next.gait === 'hop') {
        node.animate(hopped(from, next, Math.min(distance / 8, 16)), timing);
        return;
      }
      let gone = 0;
      const frames = points.map((point, i) => {
        gone += i === 0 ? 0 : (lengths[i - 1] ?? 0);
        return { transform: at(point), offset: Math.min(gone / distance, 1) };
      });
      node.animate(frames, timing);
    },
  };
};

/** A token flies over the page from one element to another and is gone when it arrives. */
export function flyOver(token: HTMLElement, from: DOMRect, to: DOMRect): void {
  const time = duration(900);
  if (time === 0) {
    token.remove();
    return;
  }
  const centre = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const start = centre(from);
  const end = centre(to);
  const top = { x: (start.x + end.x) / 2, y: Math.min(start.y, end.y) - 40 };
  const animation = token.animate(
    [
      { transform: `${at(start)} scale(1.4)`, opacity: 1 },
      { transform: `${at(top)} scale(1.2)`, opacity: 1 },
      { transform: `${at(end)} scale(0.7)`, opacity: 0.4 },
    ],
    { duration: time, easing: 'ease-in-out', fill: 'both' },
  );
  void animation.finished.finally(() => {
    token.remove();
  });
}

export const smoothly = cubicInOut;
