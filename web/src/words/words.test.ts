import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, picturesSourceOf, sourceOf } from './catalogue';
import { Words } from './words.svelte';

const FILES = readdirSync('locales/en', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ftl'),
);
const idsOf = (source: string) =>
  [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? '');
const fileOf = (language: string, file: string) =>
  readFileSync(`locales/${language}/${file}`, 'utf8');
const argumentsOf = (source: string) => new Set(source.match(/\$\w+/g));

const code = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(`src/${file}`, 'utf8'))
  .join('\n');
const english = `${await sourceOf('en')}\n${await picturesSourceOf('en')}`;

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

test('no English article stands before a name: it could begin with any sound', () => {
  expect(english.match(/\ban? \{ \$(?:game|name)s? \}/gi)).toBeNull();
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

test('words that were added later follow a change of language', async () => {
  const words = await Words.in('en');
  expect(words.text('later')).toBe('later');
  const later = (language: string) => Promise.resolve(`later = more in ${language}\n`);
  await words.add(later);
  await words.add(later);
  expect(words.text('later')).toBe('more in en');
  await words.change('et');
  expect(words.text('later')).toBe('more in et');
  expect(words.text('rules')).not.toBe('rules');
});

test('of two changes of language the one asked for last stays', async () => {
  const words = await Words.in('en');
  const changes = [words.change('de'), words.change('ru'), words.add(() => Promise.resolve(''))];
  await Promise.all(changes);
  expect(words.language).toBe('ru');
});

test('no line can begin with a dash or with dots', async () => {
  const words = await Words.in('ru');
  await words.add(() => Promise.resolve('odd = { $name } — ход { $from }–{ $to } …\n'));
  expect(words.text('odd', { name: 'Анна', from: 2, to: 4 })).toBe('Анна\u00A0— ход 2–4\u00A0…');
});
