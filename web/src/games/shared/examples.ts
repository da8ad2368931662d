/**
 * Worked examples of the rules. `python -m tests.examples` writes them: the positions, and what
 * came of each step, are the rules' own.
 */

export interface ExampleStep<V> {
  view: V;
  /** Spaces that can be chosen. */
  marked: readonly string[];
  /** Numbers that the sentence of the step names. */
  facts: Readonly<Record<string, number>>;
  /** What was tried to come here. */
  action?: string;
  /** The reason against it; the position is the same as before. */
  refusal?: string;
}

export interface Example<V> {
  name: string;
  section: string;
  /** What of the table is drawn. */
  parts: readonly string[];
  /** The spaces around which the board is drawn. */
  shown: readonly string[];
  steps: readonly ExampleStep<V>[];
}

/** What a game draws its rules in pictures from. */
export interface Book<V, C> {
  /** Numbers of the rules. */
  facts: Readonly<Record<string, number>>;
  components: C;
  examples: readonly Example<V>[];
}

export function exampleNamed<V>(examples: readonly Example<V>[], name: string): Example<V> {
  const found = examples.find((example) => example.name === name);
  if (!found) throw new Error(`no such example: ${name}`);
  return found;
}

export function bySection(examples: readonly Example<unknown>[]): Map<string, string[]> {
  const sections = new Map<string, string[]>();
  for (const { section, name } of examples)
    sections.set(section, [...(sections.get(section) ?? []), name]);
  return sections;
}
