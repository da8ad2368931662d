import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { Words } from '../words/words.svelte';
import type { Seen } from './client/memory';
import { checkDeal } from './replay/deal';
import { read, withHash } from './routes';
import { chapterOf, chaptersOf, named } from './rules/chapters';
import { blocks } from './rules/markdown';
import { matching } from './rules/search';
import digMars from '../gallery/samples/dig-mars-middle-3.json';
import undermining from '../gallery/samples/undermining-start-2.json';
import type { View } from './client/wire';
import { attemptsOf, byReason } from './actions/attempts';
import { actionsLabel, outcomeParts } from './actions/labels';
import { replayNames } from './seats/names';
import { completed, narrowed, nextSteps, stepsOf } from './actions/steps';

const LEGAL = ['end', 'move b2 b3', 'move b2 c2', 'relocate blue b2 c4', 'upgrade fleet a1'];

test('an action is chosen step by step: what, with what, where', () => {
  const path = [{ kind: 'verb', value: 'move' } as const];
  expect(nextSteps(LEGAL, path)).toEqual([{ kind: 'cell', value: 'b2' }]);
  const further = [...path, { kind: 'cell', value: 'b2' } as const];
  expect(nextSteps(LEGAL, further).map((step) => step.value)).toEqual(['b3', 'c2']);
  expect(completed(LEGAL, further)).toBeNull();
  expect(completed(LEGAL, [...further, { kind: 'cell', value: 'c2' }])).toBe('move b2 c2');
  expect(narrowed(LEGAL, [{ kind: 'verb', value: 'end' }])).toEqual(['end']);
});

test('stations, equipment, cards and ores are steps of their own kind', () => {
  expect(stepsOf('relocate blue b2 c4')[1]).toEqual({ kind: 'station', value: 'blue b2' });
  expect(stepsOf('upgrade fleet a1').map((step) => step.kind)).toEqual(['verb', 'choice', 'cell']);
  expect(stepsOf('tech recall s3').map((step) => step.kind)).toEqual(['verb', 'choice', 'cell']);
  expect(stepsOf('tech replicate uranium')[2]?.kind).toBe('choice');
});

test('addresses lead to pages', () => {
  expect(read('')).toEqual({ page: 'home' });
  expect(read('#/replay/replay/abc/12')).toEqual({
    page: 'replay',
    kind: 'replay',
    key: 'abc',
    move: 12,
  });
  expect(read('#/rules/undermining/3.1')).toEqual({
    page: 'rules',
    game: 'undermining',
    section: '3.1',
  });
  expect(read('#/nowhere')).toEqual({ page: 'lost' });
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
    part(null, 'Dig Mars: die Regeln', 1),
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

test('what an action of Undermining brings is told before the click', async () => {
  const words = await Words.in('en');
  const drill = {
    action: 'drill c4',
    legal: true,
    refusal: null,
    reveals: false,
    outcome: {
      cost: { actions: 1, batteries: 0, fortune: 0, bonus: null, ores: {} },
      cargo: { uranium: 1, alien: 1 },
      warehouse: {},
      last_turns: true,
    },
  };
  const parts = outcomeParts(drill, 'undermining', words).map((part) => part.replace(/[⁨⁩]/g, ''));
  expect(parts).toEqual([
    '1 action',
    'into the bays: 1 × uranium, 1 × alien tech',
    'starts the last turns',
  ]);
});

test('whatever cannot be done can be asked about', () => {
  const canyon = digMars.steps[0]?.view as unknown as View;
  for (const verb of ['dig', 'carry', 'move', 'upgrade'])
    expect(attemptsOf(verb, canyon).length).toBeGreaterThan(0);
  const mine = structuredClone(undermining.steps[0]?.view) as unknown as View & {
    game: 'undermining';
  };
  const own = mine.seats[mine.seat];
  if (own) own.at = 's2';
  for (const verb of ['drive', 'portal', 'unload', 'build', 'contract', 'recharge'])
    expect(attemptsOf(verb, mine).length).toBeGreaterThan(0);
  expect(attemptsOf('drill', mine)).toEqual(['drill d1', 'drill e1', 'drill f1']);
  if (own) own.at = 'a1';
  expect(attemptsOf('drill', mine)).toEqual(['drill b1', 'drill a2']);
});

test('what is refused for one reason is told once', async () => {
  const refused = (action: string, message: string) => ({
    action,
    legal: false,
    refusal: { code: '', message, section: '3.8' },
    reveals: false,
    outcome: {},
  });
  const groups = byReason([
    refused('contract 1', 'Too far'),
    refused('contract 2', 'Too far'),
    refused('upgrade fleet b2', 'Too dear'),
  ]);
  const words = await Words.in('en');
  const labels = groups.map((group) =>
    actionsLabel(
      group.map(({ action }) => action),
      words,
    ).replace(/[\u2068\u2069]/g, ''),
  );
  expect(labels).toEqual(['Contract 1, 2', 'Upgrade Fleet']);
});

test('two bots of one level have different names', async () => {
  const words = await Words.in('en');
  const head = {
    game: 'dig_mars',
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
