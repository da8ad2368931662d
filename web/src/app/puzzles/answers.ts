/** Whether two answers are the same, in whatever order their moves are made. */
export function sameMoves(one: readonly string[], other: readonly string[]): boolean {
  return JSON.stringify([...one].sort()) === JSON.stringify([...other].sort());
}
