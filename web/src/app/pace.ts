/** How quickly what others do is shown. */

export const PACES = ['slow', 'normal', 'fast', 'instant'] as const;
export type Pace = (typeof PACES)[number];

interface Times {
  /** How long a movement lasts, as a multiple of what is usual. */
  tempo: number;
  /** Milliseconds that a move of somebody else stays before the next one is drawn. */
  hold: number;
  /** The same where nothing moves. */
  still: number;
  /** The same when moves are shown again: whoever asks for that wants to see them. */
  again: number;
}

export const TIMES: Readonly<Record<Pace, Times>> = {
  slow: { tempo: 1.6, hold: 1500, still: 1000, again: 1600 },
  normal: { tempo: 1, hold: 650, still: 250, again: 900 },
  fast: { tempo: 0.5, hold: 250, still: 100, again: 450 },
  instant: { tempo: 0, hold: 0, still: 0, again: 650 },
};

/** Nobody wants to wait for bots that take longer over their moves than is shown of them. */
export const hurries = (pace: Pace) => TIMES[pace].hold < TIMES.normal.hold;
