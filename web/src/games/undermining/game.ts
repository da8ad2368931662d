import type { GameUi } from '../game-ui';
import Badge from './Badge.svelte';
import './theme.css';
import UnderminingArt from './UnderminingArt.svelte';

export const undermining: GameUi = {
  name: 'undermining',
  minutes: 45,
  Art: UnderminingArt,
  Badge,
  messages: {
    title: 'um-title',
    tagline: 'um-tagline',
    rules: 'um-rules',
    colour: 'um-colour',
    option: 'um-option',
    optionValue: 'um-option-value',
  },
  table: async () => (await import('./table')).underminingTable,
  pictures: async () => (await import('./pictures')).underminingPictures,
};
