import { expect, test } from 'vitest';
import { GAMES } from '../../games';
import { Words } from '../../words/words.svelte';
import type { ShownTable } from '../client/wire';
import { withHints } from './hint-lines';

test('a hint stands in the log after the move before it', async () => {
  const words = await Words.in('en');
  const seat = { colour: 'blue', kind: 'human', name: 'Ada' };
  const hints_used = [{ seq: 3, seat: 1 }];
  const table = { game: GAMES[0].name, hints_used, seats: [seat, seat] } as unknown as ShownTable;
  const move = (seq: number) => ({ key: String(seq), seq, seat: 0, texts: ['moved'] });
  expect(withHints([move(3), move(4)], table, words).map(({ texts }) => texts[0])).toEqual([
    'moved',
    'Ada has asked for a hint.',
    'moved',
  ]);
});
