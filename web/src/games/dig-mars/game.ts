import type { GameUi } from '../game-ui';
import Badge from './Badge.svelte';
import DigMarsArt from './DigMarsArt.svelte';
import './theme.css';

export const digMars: GameUi = {
  name: 'dig_mars',
  minutes: 30,
  Art: DigMarsArt,
  Badge,
  messages: {
    title: 'dm-title',
    tagline: 'dm-tagline',
    rules: 'dm-rules',
    colour: 'dm-colour',
    option: 'dm-option',
    optionValue: 'dm-option-value',
  },
  table: async () => (await import('./table')).digMarsTable,
  pictures: async () => (await import('./pictures')).digMarsPictures,
};
