import type { Selected, View } from '../games/game-ui';

/** One moment of a sample: a view and what the page would know besides. */
export interface Step {
  view: View;
  way?: string[];
  legal: string[];
  selected?: Selected;
  highlighted?: string[];
}

export interface Sample {
  title: string;
  names: string[];
  components: unknown;
  steps: Step[];
}

const files = import.meta.glob<Sample>('./samples/*.json', { import: 'default' });

const nameOf = (path: string) => path.replace('./samples/', '').replace('.json', '');

export const SAMPLE_NAMES = Object.keys(files).map(nameOf).sort();

export async function sampleNamed(name: string): Promise<Sample | null> {
  return (await files[`./samples/${name}.json`]?.()) ?? null;
}
