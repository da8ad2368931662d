/** How quickly what others do is shown. */

export const PACES = ['slow', 'normal', 'fast', 'instant'] as const;
export type Pace = (typeof PACES)[number];

interface Times {
  /** How long a movement lasts, as a multiple of what is usual. */
  tempo: number;
  /** Milliseconds that a move of somebody else stays before the next one is drawn. */
  pause: number;
  /** The same where nothing moves. */
  stillPause: number;
  /** The same when moves are shown again: whoever asks for that wants to see them. */
  recapPause: number;
}

export const TIMES: Readonly<Record<Pace, Times>> = {
  slow: { tempo: 1.6, pause: 1500, stillPause: 1000, recapPause: 1600 },
  normal: { tempo: 1, pause: 650, stillPause: 250, recapPause: 900 },
  fast: { tempo: 0.5, pause: 250, stillPause: 100, recapPause: 450 },
  instant: { tempo: 0, pause: 0, stillPause: 0, recapPause: 650 },
};

/** Nobody wants to wait for bots that take longer over their moves than is shown of them. */
export const hurries = (pace: Pace) => TIMES[pace].pause < TIMES.normal.pause;
