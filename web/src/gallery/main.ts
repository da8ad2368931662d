import { mount } from 'svelte';
import '../base.css';
import { gameNamed } from '../games';
import { LANGUAGES, type Language } from '../words/catalogue';
import { Words } from '../words/words.svelte';
import Gallery from './Gallery.svelte';
import { sampleNamed } from './samples';

// gallery.html?sample=…&theme=dark&lang=ru
const query = new URLSearchParams(location.search);
const asked = query.get('lang');
const language: Language = LANGUAGES.find((known) => known === asked) ?? 'en';
const theme = query.get('theme');

document.documentElement.lang = language;
if (theme) document.documentElement.dataset['theme'] = theme;

const target = document.getElementById('gallery');
if (!target) throw new Error('the gallery page has no place for the gallery');
const words = await Words.in(language);
const sample = await sampleNamed(query.get('sample') ?? '');
const game = sample?.steps[0]?.view.game;
const shown = sample && game ? { sample, ui: await gameNamed(game).table() } : null;
mount(Gallery, {
  target,
  props: { words, shown, theme: theme ?? '', drawings: query.has('drawings') },
});
