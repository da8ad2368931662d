import { mount } from 'svelte';
import '../base.css';
import { Words } from '../words/words.svelte';
import App from './App.svelte';
import './app.css';
import { setLanguage } from './client/api';
import { preferences } from './preferences.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the app');
setLanguage(preferences.language);
if (import.meta.env.MODE === 'site') {
  const { keepHere } = await import('../local');
  keepHere();
}
const words = await Words.in(preferences.language);
mount(App, { target, props: { words } });
