import { expect, test } from 'vitest';
import type { CoachMark } from '../../games/game-ui';
import { fittingMarks } from './mark-choice';

const explained = (action: string, outcome = {}, legal = true) => ({
  ...{ action, legal, outcome },
  refusal: null,
  reveals: false,
});
const MARKS: CoachMark[] = [
  { name: 'rich', verb: 'sell', about: (outcome) => (outcome as { gold?: number }).gold === 3 },
  { name: 'sell', verb: 'sell' },
  { name: 'walk', verb: 'walk', unless: ['sell'] },
  { name: 'end', verb: 'end', isLast: true },
];
const answers = (actions: ReturnType<typeof explained>[]) => () => Promise.resolve(actions);
const names = async (legal: string[], actions: ReturnType<typeof explained>[]) =>
  (await fittingMarks(MARKS, legal, answers(actions))).map(({ mark }) => mark.name);

test('a mark fits where its verb is legal, and those it gives way to are not', async () => {
  expect(await names(['walk a1'], [])).toEqual(['walk']);
  expect(await names(['walk a1', 'sell a1'], [])).toEqual(['sell']);
  expect(await names(['rest'], [])).toEqual([]);
});

test('the last mark fits where nothing else can be done', async () => {
  expect(await names(['end'], [])).toEqual(['end']);
  expect(await names(['end', 'walk a1'], [])).toEqual(['walk']);
});

test('a mark about an outcome fits only where the server foretells it of a legal action', async () => {
  const legal = ['sell a1', 'sell b1'];
  const poor = explained('sell a1', { gold: 1 });
  expect(await names(legal, [poor, explained('sell c1', { gold: 3 }, false)])).toEqual(['sell']);
  const rich = explained('sell b1', { gold: 3 });
  expect(await names(legal, [poor, rich])).toEqual(['rich', 'sell']);
  const [first] = await fittingMarks(MARKS, legal, answers([poor, rich]));
  expect(first?.attempts).toEqual([rich]);
});
