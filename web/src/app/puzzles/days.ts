/** Days on which puzzles are solved. */

const DAY = 24 * 60 * 60 * 1000;

/** A date as people here write it in their calendars, and the server reads it: 2026-11-17. */
export function dayOf(date: Date): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/** How many days in a row have led up to a day, or to the one before it. */
export function streakOf(days: readonly string[], today: string): number {
  const known = new Set(days);
  let day = Date.parse(today);
  const name = () => new Date(day).toISOString().slice(0, 10);
  if (!known.has(name())) day -= DAY;
  let streak = 0;
  for (; known.has(name()); day -= DAY) streak += 1;
  return streak;
}
