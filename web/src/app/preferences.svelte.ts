/** What this browser remembers of its player. Kept in local storage; nothing of it is secret. */

import { LANGUAGES, type Language } from '../words/catalogue';
import { PACES, type Pace } from './pace';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'digsite';

interface Kept {
  language: Language;
  theme: Theme;
  sound: boolean;
  name: string;
  endsBySelf: boolean;
  asksBeforeEnd: boolean;
  shortcuts: boolean;
  coach: boolean;
  pace: Pace;
  signs: boolean;
  chat: boolean;
}

function browserLanguage(): Language {
  const wishes = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return LANGUAGES.find((known) => known === wishes.find((wish) => isLanguage(wish))) ?? 'en';
}

function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
  } catch {
    return {};
  }
}

export class Preferences {
  language = $state<Language>('en');
  theme = $state<Theme>('system');
  sound = $state(true);
  name = $state('');
  /** The turn ends by itself when nothing else can be done. */
  endsBySelf = $state(false);
  /** The end of a turn that loses something is asked about first. */
  asksBeforeEnd = $state(true);
  /** Single letters act at the table. */
  shortcuts = $state(true);
  /** A first game tells what could be done. */
  coach = $state(true);
  /** How quickly what others do is shown. */
  pace = $state<Pace>('normal');
  /** Signs of other players are shown and heard. */
  signs = $state(true);
  /** What other players write is shown. */
  chat = $state(true);

  constructor() {
    const before = kept();
    this.language =
      before.language && isLanguage(before.language) ? before.language : browserLanguage();
    this.theme = before.theme ?? 'system';
    this.sound = before.sound ?? true;
    this.name = before.name ?? '';
    this.endsBySelf = before.endsBySelf ?? false;
    this.asksBeforeEnd = before.asksBeforeEnd ?? true;
    this.shortcuts = before.shortcuts ?? true;
    this.coach = before.coach ?? true;
    this.pace = PACES.find((pace) => pace === before.pace) ?? 'normal';
    this.signs = before.signs ?? true;
    this.chat = before.chat ?? true;
  }

  /** Call inside an effect: writes whenever something changes. */
  keep(): void {
    const { language, theme, sound, name, endsBySelf, asksBeforeEnd, shortcuts } = this;
    const { coach, pace, signs, chat } = this;
    const wishes = { language, theme, sound, name, endsBySelf, asksBeforeEnd, shortcuts };
    const text = JSON.stringify({ ...wishes, coach, pace, signs, chat });
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // A browser that refuses to remember still plays.
    }
  }
}

export const preferences = new Preferences();
