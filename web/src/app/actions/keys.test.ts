import { expect, test, vi } from 'vitest';
import { actOf } from './keys';

vi.mock('../preferences.svelte', () => ({ preferences: { shortcuts: true } }));

const pressed = (key: string, code: string) =>
  actOf({ key, code, target: null } as unknown as KeyboardEvent, 'v');

test.each([
  ['u', 'KeyU', 'undo'],
  ['U', 'KeyU', 'undo'],
  ['г', 'KeyU', 'undo'],
  ['м', 'KeyV', 'finale'],
  ['q', 'KeyA', 'rules'],
  ['3', 'Digit3', 3],
  ['ü', 'BracketLeft', null],
  ['&', 'Digit1', 1],
  ['/', 'KeyQ', 'rules'],
  ['s', 'KeyH', null],
  ['?', 'Digit7', 'help'],
])('%s on the key %s asks for %s', (key, code, act) => {
  expect(pressed(key, code)).toBe(act);
});
