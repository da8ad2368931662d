/** Chances in whole percent that make a hundred together: what is lost by rounding goes to the largest rests. */
export function percents(chances: readonly number[]): number[] {
  const whole = chances.reduce((sum, chance) => sum + chance, 0);
  if (whole <= 0) return chances.map(() => 0);
  const exact = chances.map((chance) => (100 * chance) / whole);
  const floors = exact.map(Math.floor);
  const missing = 100 - floors.reduce((sum, part) => sum + part, 0);
  const byRest = exact
    .map((part, seat) => ({ seat, rest: part - Math.floor(part) }))
    .sort((one, other) => other.rest - one.rest)
    .slice(0, missing)
    .map(({ seat }) => seat);
  return floors.map((part, seat) => part + (byRest.includes(seat) ? 1 : 0));
}
