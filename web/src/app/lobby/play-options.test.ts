import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ShownGame, ShownGames } from '../client/wire';
import { isLoopback } from '../seats/loopback';
import { playWish, rememberedOptions, rememberOptions } from './play-options';

const INFO = {
  game: 'any',
  players: [2, 3, 4],
  options: { side: ['plain', 'rough'] },
} as unknown as ShownGame;
const GAMES: ShownGames = {
  games: [INFO],
  offline: false,
  bots: ['random', 'casual', 'expert'],
  languages: [],
  meeting: { open_tables: true, pairing: true, ratings: true, signs: true, chat: true },
};

let kept: Record<string, string>;
beforeEach(() => {
  kept = {};
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => (kept[key] = value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('at first two casual bots and the first value of every option', () => {
  expect(rememberedOptions(GAMES, INFO)).toEqual({
    opponents: 2,
    bot: 'casual',
    options: { side: 'plain' },
  });
});

test('what was chosen is remembered for each game and is what Play now sets up', () => {
  rememberOptions('another', { opponents: 1, bot: 'random', options: {} });
  rememberOptions('any', { opponents: 3, bot: 'expert', options: { side: 'rough' } });
  const { options, seats, hints, first } = playWish(GAMES, 'any', 'Ada');
  expect({ options, hints, first }).toEqual({
    options: { side: 'rough' },
    hints: false,
    first: null,
  });
  expect(seats.map((seat) => seat.bot ?? seat.name)).toEqual(['Ada', 'expert', 'expert', 'expert']);
});

test('what the server no longer offers, or what is broken, is forgotten', () => {
  rememberOptions('any', { opponents: 7, bot: 'oracle', options: { side: 'gone', more: 'x' } });
  const usual = { opponents: 2, bot: 'casual', options: { side: 'plain' } };
  expect(rememberedOptions(GAMES, INFO)).toEqual(usual);
  kept['digsite-play'] = '{';
  expect(rememberedOptions(GAMES, INFO)).toEqual(usual);
});

test('some addresses mean every machine itself', () => {
  expect(['localhost', '127.0.0.1', '[::1]', 'dig.localhost'].every(isLoopback)).toBe(true);
  expect(['192.168.1.7', 'localhost.example', '127.example', 'pi.local'].some(isLoopback)).toBe(
    false,
  );
});
