/** A drawing is a list of flat paper shapes from back to front, in a box of 64 by 64. */

export type Tone =
  | 'ink'
  | 'bone'
  | 'clay'
  | 'rust'
  | 'metal'
  | 'steel'
  | 'gold'
  | 'amber'
  | 'teal'
  | 'glow'
  | 'plum'
  | 'rose';

export interface Shape {
  tone: Tone;
  d: string;
  /** Width of a drawn line; without it the shape is filled. */
  line?: number;
}

export const fill = (tone: Tone, d: string): Shape => ({ tone, d });
export const line = (tone: Tone, d: string, width = 2): Shape => ({ tone, d, line: width });

export type Drawing = readonly Shape[];
