/** Notations as a player makes them: first what to do, then with what, then where. */

export interface Step {
  kind: 'verb' | 'cell' | 'piece' | 'choice';
  value: string;
}

export const verb = (value: string): Step => ({ kind: 'verb', value });
export const cell = (value: string): Step => ({ kind: 'cell', value });
export const choice = (value: string): Step => ({ kind: 'choice', value });
