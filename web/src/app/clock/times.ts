/** Spans of time in words, and when the time left is worth a word. */

import type { ShownClock } from '../client/wire';

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** The two largest units of a span: `2 days 3 hours`. */
export function spanText(seconds: number, language: string, unitDisplay: 'long' | 'short'): string {
  let rest = Math.max(0, Math.ceil(seconds));
  const parts: string[] = [];
  for (const [unit, size] of UNITS) {
    const count = Math.floor(rest / size);
    rest %= size;
    if (count > 0 || (size === 1 && parts.length === 0))
      parts.push(
        new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay }).format(count),
      );
    if (parts.length > 0 && (count === 0 || parts.length === 2)) break;
  }
  return parts.join(' ');
}

/** As on a clock below an hour, in units above. */
export function clockText(seconds: number, language: string): string {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole >= 3600) return spanText(whole, language, 'short');
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Seconds that a seat has: what is left of its turn, or what it will have when its turn comes. */
export function secondsOf(
  clock: ShownClock,
  seat: number,
  active: number | null,
  now: number,
): number {
  if (seat !== active) return clock.turn + (clock.reserves?.[seat] ?? 0) / 1000;
  return clock.deadline === null ? 0 : Math.max(0, (clock.deadline - now) / 1000);
}

/** Seconds from which a clock is loud. */
export const SHORT = 15;
const MARKS = [3600, 300, 60, SHORT];

/** The mark that the time left has last fallen below: each is told once a turn. */
export function markOf(seconds: number): number | null {
  return MARKS.filter((mark) => seconds <= mark).at(-1) ?? null;
}

/** A game over hours and days, whose players are seldom there together. */
export const isSlow = (clock: { turn: number } | null): boolean =>
  clock !== null && clock.turn >= 3600;
