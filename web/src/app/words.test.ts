import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../words/catalogue';
import { Words } from '../words/words.svelte';
import { wordsOf } from './catalogue';

const idsOf = (source: string) =>
  [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? '');
const fileOf = (language: string) => readFileSync(`locales/${language}/app.ftl`, 'utf8');
const argumentsOf = (source: string) => new Set(source.match(/\$\w+/g));

const code = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(`src/app/${file}`, 'utf8'))
  .join('\n');

describe('messages of the app', () => {
  test.each(LANGUAGES)('%s has the same messages as English, in the same order', (language) => {
    expect(idsOf(fileOf(language))).toEqual(idsOf(fileOf('en')));
  });

  test.each(LANGUAGES)('%s uses the arguments that English uses', (language) => {
    expect(argumentsOf(fileOf(language))).toEqual(argumentsOf(fileOf('en')));
  });

  test('no message is written twice, here or for the boards', async () => {
    const ids = idsOf(await wordsOf('en'));
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  test('every message that the code asks for exists', async () => {
    const known = idsOf(await wordsOf('en'));
    const asked = [...code.matchAll(/\.text\(\s*'([\w-]+)'/g)].map((match) => match[1] ?? '');
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter((id) => !known.includes(id))).toEqual([]);
  });

  test('every message is used', () => {
    const unused = idsOf(fileOf('en')).filter((id) => !code.includes(`'${id}'`));
    expect(unused).toEqual([]);
  });
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
  const words = await Words.in(language, wordsOf);
  expect(words.text('outcome-batteries', { count })).toBe(expected);
});

test.each(LANGUAGES)('%s: the result says who declared victory', async (language) => {
  const words = await Words.in(language, wordsOf);
  expect(words.text('result-ending', { ending: 'declared', names: 'Ada' })).toContain('Ada');
});
