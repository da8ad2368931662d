/** What lies on a player's mat, and what it is for. */

import { capital } from '../../words/text';
import type { Words } from '../../words/words.svelte';
import type { MatEntry } from '../game-ui';
import { cargoLabel } from './labels';
import { EQUIPMENT, ORES, type Seat, type UnderminingView } from './view';

export const PARTS = ['score', 'bays', 'batteries', 'warehouse', 'equipment', 'tech'] as const;
export type Part = (typeof PARTS)[number];

/** The seat that looks, told by its cards; nobody's where all cards lie open. */
export function ownSeat({ seats }: UnderminingView): Seat | undefined {
  const looking = seats.filter((seat) => Array.isArray(seat.tech));
  return looking.length === 1 ? looking[0] : undefined;
}

export function partLabels(seat: Seat, score: number, words: Words): Record<Part, string> {
  const built = EQUIPMENT.filter((equipment) => seat.equipment[equipment] > 0).map(
    (equipment) => `${words.text('um-equipment', { equipment })} × ${seat.equipment[equipment]}`,
  );
  return {
    score: words.text('um-stars', { count: score }),
    bays: words.list([words.text('um-bays', { count: seat.bays }), cargoLabel(seat.cargo, words)]),
    batteries: words.text('um-batteries', { count: seat.batteries }),
    warehouse: words.text('um-warehouse'),
    equipment: words.text('um-built', { list: words.listed(built) || '—' }),
    tech: words.text('um-tech-cards', {
      count: typeof seat.tech === 'number' ? seat.tech : seat.tech.length,
    }),
  };
}

export function matEntries(seat: Seat, score: number, words: Words): MatEntry[] {
  const stored = ORES.filter((ore) => seat.warehouse[ore] > 0).map((token) =>
    words.text('um-tokens', { token, count: seat.warehouse[token] }),
  );
  const labels = { ...partLabels(seat, score, words) };
  if (stored.length > 0) labels.warehouse += `: ${words.listed(stored)}`;
  return PARTS.map((part) => ({
    part,
    label: capital(labels[part]),
    about: words.text('um-about', { part }),
  }));
}
