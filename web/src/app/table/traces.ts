/** Where moves have left traces on the board. */

import type { TableUi } from '../../games/game-ui';
import type { Traces } from '../../games/shared/traces';
import type { LoggedMove } from '../client/wire';

export function tracesOf(
  moves: readonly Pick<LoggedMove, 'seat' | 'events'>[],
  colours: readonly string[],
  ui: TableUi,
): Traces {
  const traces = new Map<string, string[]>();
  for (const { seat, events } of moves) {
    const colour = colours[seat] ?? '';
    for (const space of events.flatMap((event) => ui.spacesOf(event))) {
      const before = traces.get(space) ?? [];
      traces.set(space, [...before.filter((one) => one !== colour), colour]);
    }
  }
  return traces;
}
