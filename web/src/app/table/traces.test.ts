import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../games';
import type { TableUi } from '../../games/game-ui';
import { tracesOf } from './traces';

const anyUi = { spacesOf: ({ at }) => at as string[] } satisfies Pick<
  TableUi,
  'spacesOf'
> as unknown as TableUi;
const moved = (seat: number, ...at: string[]) => ({ seat, events: [{ at }] });

test('every space tells who was there, the latest last and each once', () => {
  const traces = tracesOf(
    [moved(1, 'a1', 'b1'), moved(2, 'b1'), moved(1, 'b1'), moved(0)],
    ['red', 'blue', 'white'],
    anyUi,
  );
  expect([...traces]).toEqual([
    ['a1', ['blue']],
    ['b1', ['white', 'blue']],
  ]);
});

/** Written by `python -m tests.sentences`: events as the server tells them. */
interface Told {
  events: { event: Record<string, unknown> }[];
}

describe.each(GAMES)('$name', ({ name, table }) => {
  const told = JSON.parse(readFileSync(`../tests/sentences/${name}.json`, 'utf8')) as Told;

  test('no space that an event names is left out', async () => {
    const { spacesOf } = await table();
    const isSpace = (part: unknown) => typeof part === 'string' && /^[a-z]\d+$/.test(part);
    for (const { event } of told.events)
      expect(spacesOf(event).sort()).toEqual(Object.values(event).flat().filter(isSpace).sort());
  });
});
