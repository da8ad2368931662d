/** What a screen reader says of spaces, UMVs and cards. */

import type { Needs, Ore, Seat, Token, UnderminingView } from './view';
import { EQUIPMENT, ORES } from './view';
import type { Words } from '../../words/words.svelte';

export function needsLabel(needs: Needs, words: Words): string {
  return words.listed(
    oresOf(needs).map(({ ore, count }) => words.text('um-tokens', { token: ore, count })),
  );
}

export function oresOf(needs: Needs): { ore: Ore; count: number }[] {
  return ORES.flatMap((ore) => {
    const count = needs[ore] ?? 0;
    return count > 0 ? [{ ore, count }] : [];
  });
}

/** What of it is there. */
export function ownedOf(needs: Needs, owned: Needs): Needs {
  return Object.fromEntries(
    oresOf(needs).map(({ ore, count }) => [ore, Math.min(count, owned[ore] ?? 0)]),
  );
}

export function cargoLabel(cargo: readonly Token[], words: Words): string {
  if (cargo.length === 0) return words.text('um-cargo-empty');
  return words.text('um-cargo', {
    tokens: words.listed(cargo.map((token) => words.text('um-tile', { tile: token }))),
  });
}

export function equipmentLabel(built: Seat['equipment'], words: Words): string {
  const names = EQUIPMENT.filter((equipment) => built[equipment] > 0).map(
    (equipment) => `${words.text('um-equipment', { equipment })} × ${built[equipment]}`,
  );
  return words.listed(names);
}

export function umvLabel(seat: Seat, words: Words): string {
  return words.list([
    words.text('um-umv', { colour: seat.colour }),
    seat.at && words.text('um-space', { cell: seat.at }),
    cargoLabel(seat.cargo, words),
  ]);
}

export function spaceLabel(
  space: string,
  view: UnderminingView,
  actions: number,
  words: Words,
  movers: readonly string[] = [],
): string {
  const { board, tiles } = view;
  const tile = tiles[space];
  const portal = board.portals.includes(space);
  const parts = [words.text('um-space', { cell: space })];
  if (board.bedrock.includes(space)) parts.push(words.text('um-bedrock'));
  else if (tile) parts.push(words.text('um-tile', { tile }));
  else if (space in SURFACE_NAMES) parts.push(words.text('um-surface'));
  else parts.push(words.text('um-tunnel'));
  if (portal) parts.push(words.text(tile ? 'um-portal-buried' : 'um-portal'));
  if (board.refineries.includes(space)) parts.push(words.text('um-refinery'));
  for (const seat of view.seats) {
    if (seat.at === space) parts.push(words.text('um-umv', { colour: seat.colour }));
  }
  if (movers.length > 0) {
    const names = movers.map((colour) => words.text('um-colour', { colour }));
    parts.push(words.text('moved-here', { names: words.listed(names) }));
  }
  if (actions > 0) parts.push(words.text('actions-here', { count: actions }));
  return words.list(parts);
}

const SURFACE_NAMES = { s1: true, s2: true, s3: true, s4: true };
