/** Sizes of window at which the table is laid out differently. */

import { MediaQuery } from 'svelte/reactivity';

/** Large enough for everything at once. */
export const large = new MediaQuery(
  '(orientation: landscape) and (width >= 1000px) and (height >= 600px), (orientation: portrait) and (width >= 700px)',
);
/** Too low for the actions beside anything else. */
export const low = new MediaQuery('(orientation: landscape), (aspect-ratio > 1/2)');
