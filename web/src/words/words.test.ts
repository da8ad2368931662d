import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, sourceOf } from './catalogue';
import { Words } from './words.svelte';

const FILES = readdirSync('locales/en');
const idsOf = (source: string) =>
  [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? '');
const fileOf = (language: string, file: string) =>
  readFileSync(`locales/${language}/${file}`, 'utf8');
const argumentsOf = (source: string) => new Set(source.match(/\$\w+/g));

const code = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(`src/${file}`, 'utf8'))
  .join('\n');
const english = await sourceOf('en');

describe.each(FILES)('%s', (file) => {
  test.each(LANGUAGES)('%s has the same messages as English, in the same order', (language) => {
    expect(idsOf(fileOf(language, file))).toEqual(idsOf(fileOf('en', file)));
  });

  test.each(LANGUAGES)('%s uses the arguments that English uses', (language) => {
    expect(argumentsOf(fileOf(language, file))).toEqual(argumentsOf(fileOf('en', file)));
  });
});

test('no message is written twice', () => {
  const ids = idsOf(english);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
});

test('every message that the code asks for exists', () => {
  const known = idsOf(english);
  const asked = [...code.matchAll(/\.text\(\s*'([\w-]+)'/g)].map((match) => match[1] ?? '');
  expect(asked.length).toBeGreaterThan(140);
  expect(asked.filter((id) => !known.includes(id))).toEqual([]);
});

test('every message is used', () => {
  const unused = idsOf(english).filter(
    (id) => !code.includes(`'${id}'`) && !english.includes(`{ ${id} }`),
  );
  expect(unused).toEqual([]);
});

describe('plural forms', () => {
  test.each([
    ['en', 1, 'one fortune point'],
    ['en', 5, '5 fortune points'],
    ['de', 2, '2 Schatzpunkte'],
    ['et', 1, 'üks varandusepunkt'],
    ['et', 2, '2 varandusepunkti'],
    ['ru', 1, '1 очко успеха'],
    ['ru', 3, '3 очка успеха'],
    ['ru', 11, '11 очков успеха'],
    ['ru', 21, '21 очко успеха'],
  ] as const)('%s %i: %s', async (language, points, expected) => {
    const words = await Words.in(language);
    expect(words.text('dm-fortune', { points })).toBe(expected);
  });

  test.each([
    ['en', 1, '1 battery'],
    ['en', 2, '2 batteries'],
    ['de', 2, '2 Batterien'],
    ['et', 2, '2 akut'],
    ['ru', 1, '1 батарея'],
    ['ru', 3, '3 батареи'],
    ['ru', 5, '5 батарей'],
    ['ru', 21, '21 батарея'],
  ] as const)('%s %i: %s', async (language, count, expected) => {
    const words = await Words.in(language);
    expect(words.text('um-outcome-batteries', { count })).toBe(expected);
  });
});

test.each(LANGUAGES)('%s: the result says who declared victory', async (language) => {
  const words = await Words.in(language);
  expect(words.text('dm-ending', { ending: 'declared', names: 'Ada' })).toContain('Ada');
});
