/** Keys at the table. Arrow keys, Enter and Space belong to the board itself. */

import { preferences } from '../preferences.svelte';

export const SHORTCUTS = [
  { key: '← ↑ → ↓', act: 'arrows' },
  { key: 'Enter', act: 'choose' },
  { key: '1–9', act: 'verb' },
  { key: 'B', act: 'board' },
  { key: 'P', act: 'pieces' },
  { key: 'U', act: 'undo' },
  { key: 'R', act: 'redo' },
  { key: 'H', act: 'hint' },
  { key: 'E', act: 'end' },
  { key: 'N', act: 'recap' },
  { key: 'L', act: 'log' },
  { key: 'Q', act: 'rules' },
  { key: 'Esc', act: 'clear' },
  { key: '?', act: 'help' },
] as const;

export type Act = (typeof SHORTCUTS)[number]['act'] | 'finale';

const BY_KEY: Record<string, Act> = {
  b: 'board',
  p: 'pieces',
  u: 'undo',
  r: 'redo',
  h: 'hint',
  e: 'end',
  n: 'recap',
  l: 'log',
  q: 'rules',
  escape: 'clear',
  '?': 'help',
};

/** On a keyboard of other letters it is the place of a key that says which one is meant. */
function placeOf({ key, code, shiftKey }: KeyboardEvent): string {
  if (key.length !== 1 || /[a-z\d?]/i.test(key)) return '';
  const digit = shiftKey ? undefined : /^Digit([1-9])$/.exec(code)?.[1];
  return digit ?? /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? '';
}

/** What a key asks for, or `null` where it belongs to something else. */
export function actOf(event: KeyboardEvent, finaleKey: string | null): Act | number | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  const target = event.target as Element | null;
  if (target?.closest('input, select, textarea, dialog')) return null;
  const key = placeOf(event) || event.key.toLowerCase();
  if (key !== 'escape' && !preferences.shortcuts) return null;
  if (/^[1-9]$/.test(key)) return Number(key);
  return key === finaleKey ? 'finale' : (BY_KEY[key] ?? null);
}
