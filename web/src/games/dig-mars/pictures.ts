/** The rules of Dig Mars in pictures. */

import type { RulesPictures } from '../game-ui';
import { bySection } from '../shared/examples';
import { book } from './book';
import DigMarsExample from './DigMarsExample.svelte';
import HowToPlay from './HowToPlay.svelte';
import Legend from './Legend.svelte';

export const digMarsPictures: RulesPictures = {
  HowToPlay,
  Legend,
  Example: DigMarsExample,
  examples: bySection(book.examples),
};
