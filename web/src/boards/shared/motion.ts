/** The animation vocabulary of both boards. Nothing moves when the reader asked for reduced motion. */

import type { Action } from 'svelte/action';
import { cubicIn, cubicInOut, cubicOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import type { TransitionConfig } from 'svelte/transition';
import type { Point } from './outline';

export function duration(milliseconds: number): number {
  return prefersReducedMotion.current ? 0 : milliseconds;
}

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

/** A treasure is lifted off its stack. */
export function lift(_node: Element): TransitionConfig {
  return {
    duration: duration(420),
    easing: cubicIn,
    css: (t, u) => `transform: translateY(${-30 * u}px) scale(${0.7 + 0.3 * t}); opacity: ${t}`,
  };
}

/** A tile breaks under the drill: it shakes, shrinks and is gone. */
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
  /** `roll` bounces a little on the way, `drive` stays on the ground. */
  gait: 'roll' | 'drive';
}

const at = ({ x, y }: Point) => `translate(${x}px, ${y}px)`;

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
      const distance = Math.hypot(next.x - from.x, next.y - from.y);
      if (distance < 0.5 || prefersReducedMotion.current) return;
      const middle = { x: (from.x + next.x) / 2, y: (from.y + next.y) / 2 };
      const hop = next.gait === 'roll' ? Math.min(distance / 8, 16) : 0;
      node.animate(
        [
          { transform: at(from), easing: 'ease-in' },
          { transform: at({ x: middle.x, y: middle.y - hop }), easing: 'ease-out' },
          { transform: at(next) },
        ],
        { duration: Math.min(260 + distance * 1.6, 900) },
      );
    },
  };
};

/** A token flies over the page from one element to another and is gone when it arrives. */
export function flyOver(token: HTMLElement, from: DOMRect, to: DOMRect): void {
  if (prefersReducedMotion.current) {
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
    { duration: 900, easing: 'ease-in-out', fill: 'both' },
  );
  void animation.finished.finally(() => {
    token.remove();
  });
}

export const smoothly = cubicInOut;
