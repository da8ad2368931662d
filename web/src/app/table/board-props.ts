/** What the app hands to either game's table; each takes what it knows. */

import type { Snippet } from 'svelte';
import type { Costs } from '../../games/undermining/view';
import type { View } from '../client/wire';

export interface Props {
  [name: string]: unknown;
  view: View;
  legal: readonly string[];
  names: readonly string[];
  costs: Costs;
  goal: number | null;
  isYours: boolean;
  selected: { cell: string; colour?: string } | null;
  highlighted: readonly string[];
  onspace: (space: string) => void;
  onstation: (colour: string, cell: string) => void;
  onumv: (colour: string) => void;
  oncontract: (slot: number) => void;
  onbuild: (equipment: string) => void;
  actions: Snippet;
}
