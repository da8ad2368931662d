/** The rules of Undermining in pictures. */

import type { RulesPictures } from '../game-ui';
import { bySection } from '../shared/examples';
import { book } from './book';
import HowToPlay from './HowToPlay.svelte';
import Legend from './Legend.svelte';
import UnderminingExample from './UnderminingExample.svelte';

export const underminingPictures: RulesPictures = {
  HowToPlay,
  Legend,
  Example: UnderminingExample,
  examples: bySection(book.examples),
};
