/** What moves have left on the board to be seen: whose they were, by space. */

/** Colours of the seats by space, each colour once, the latest last. */
export type Traces = ReadonlyMap<string, readonly string[]>;

export const NO_TRACES: Traces = new Map();

/** The spaces among these parts of an event, which may be one space, several or none. */
export function spacesAmong(parts: readonly unknown[]): string[] {
  return parts.flat().filter((part) => typeof part === 'string');
}
