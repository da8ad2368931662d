import type { Tile } from '../view';
import { hashOf } from '../../shared/chance';
import { grand } from './grand';
import { humble } from './humble';
import { rare } from './rare';
import type { Drawing } from './shape';

export type { Drawing, Shape } from './shape';

export const DRAWINGS: Readonly<Record<string, Drawing>> = { ...humble, ...rare, ...grand };

const poolFor = (fortune: number) => (fortune <= 2 ? humble : fortune === 3 ? rare : grand);

/** The drawing of a tile: the same on every screen and before and after it is dug, the grander the richer. */
export function treasureOf(cell: string, depth: number, tile: Tile): string {
  const names = Object.keys(poolFor(tile.fortune ?? 0));
  const data = [cell, depth, tile.dig, tile.carry, tile.fortune, tile.bonus].join('/');
  return names[hashOf(data) % names.length] as string;
}
