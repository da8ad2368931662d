import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAMES } from '../games';
import { Words } from '../words/words.svelte';
import type { Seen } from './client/memory';
import { checkDeal } from './replay/deal';
import { read, withHash } from './routes';
import { chapterOf, chaptersOf, named } from './rules/chapters';
import { blocks } from './rules/markdown';
import { matching } from './rules/search';
import { replayNames } from './seats/names';

test('every module has a name of its own, and is named by a thing', () => {
  const names = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(svelte|ts|css)$/.test(file))
    .map((file) => file.replace(/^.*\//, ''));
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  expect(names.filter((name) => /ing\b/.test(name) && !name.startsWith('pending'))).toEqual([]);
});

test('addresses lead to pages', () => {
  expect(read('')).toEqual({ page: 'home' });
  expect(read('#/replay/replay/abc/12')).toEqual({
    page: 'replay',
    kind: 'replay',
    key: 'abc',
    move: 12,
    review: false,
  });
  expect(read('#/replay/replay/abc/review')).toMatchObject({ move: 0, review: true });
  expect(read(`#/rules/${GAMES[0].name}/3.1`)).toEqual({
    page: 'rules',
    game: GAMES[0].name,
    section: '3.1',
  });
  expect(read('#/nowhere')).toEqual({ page: 'unknown' });
  expect(read('#/notices/m2k8')).toEqual({ page: 'notice', notice: 'm2k8' });
});

test('links of messages lead behind the hash, and nothing else is moved', () => {
  expect(withHash('/table/k3v9', '')).toBe('/#/table/k3v9');
  expect(withHash('/', '')).toBeNull();
  expect(withHash('/', '#/watch')).toBeNull();
});

test('chapters have an address in every language, with a number or without', () => {
  const part = (section: string | null, title: string, level: number) => ({
    ...{ section, title, level },
    markdown: '',
  });
  const sections = named([
    part(null, 'Die Regeln', 1),
    part('3', 'Die Aktionen', 2),
    part('3.1', 'Graben', 3),
    part(null, 'Glossar', 2),
  ]);
  expect(chaptersOf(sections).map((one) => one.name)).toEqual(['3', 'part-1']);
  expect(['3', '3.1', 'part-1'].map(chapterOf)).toEqual(['3', '3', 'part-1']);
});

test('the rules are cut into blocks, and section numbers become links', () => {
  const [first, second, third] = blocks(
    'See **this** (3.1).\n\n- one\n- two\n  goes on\n\n| a |\n|---|\n| b |',
  );
  expect(first).toEqual({
    kind: 'paragraph',
    content: [
      { kind: 'text', text: 'See ' },
      { kind: 'strong', text: 'this' },
      { kind: 'text', text: ' ' },
      { kind: 'section', text: '3.1' },
      { kind: 'text', text: '.' },
    ],
  });
  expect(second?.kind === 'list' && second.items.length).toBe(2);
  expect(third?.kind === 'table' && third.rows.length).toBe(1);
});

test('a search finds words with and without accents', () => {
  const section = { section: '3.3', title: 'Aufrüsten', level: 3, markdown: 'Erhöhe ein Level.' };
  expect(matching([section], 'aufrusten level')).toEqual([section]);
  expect(matching([section], 'graben')).toEqual([]);
});

test('a deal is checked against its commitment and its seed', async () => {
  const secret = 'ab'.repeat(32);
  const commitment = createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex');
  const text = ['digsite-deal/1', 'tabletable', secret, 'cd'.repeat(16), ''].join('\n');
  const seed = BigInt(
    `0x${createHash('sha256').update(text).digest('hex').slice(0, 24)}`,
  ).toString();
  const deal = { commitment, nonces: ['cd'.repeat(16), null], secret, seed };
  const stranger = { seen: null, nonces: null };
  const check = (table: string, seen: Seen | null = null) => checkDeal(table, deal, seen);
  expect(await check('tabletable')).toEqual({ commitment: true, seed: true, ...stranger });
  expect(await check('another')).toEqual({ commitment: true, seed: false, ...stranger });
  expect(await checkDeal('tabletable', { ...deal, secret: null }, null)).toBeNull();

  // A player's browser remembers what it saw and gave.
  const nonces = { '0': ['ef'.repeat(16), 'cd'.repeat(16)] };
  expect(await check('tabletable', { commitment, nonces })).toEqual({
    commitment: true,
    seed: true,
    seen: true,
    nonces: true,
  });
  const swapped = await check('tabletable', { commitment: 'another', nonces: { '0': ['ef'] } });
  expect(swapped).toMatchObject({ seen: false, nonces: false });
});

test('two bots of one level have different names', async () => {
  const words = await Words.in('en');
  const head = {
    game: GAMES[0].name,
    players: 3,
    names: ['Ann', null, null],
    bots: [null, 'casual', 'casual'],
  };
  const names = replayNames(head as never, ['red', 'blue', 'white'], words);
  expect(names.map((name) => name.replace(/[\u2068\u2069]/g, ''))).toEqual([
    'Ann',
    'Blue (Casual bot)',
    'White (Casual bot)',
  ]);
});
