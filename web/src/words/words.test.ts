import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, sourceOf } from './catalogue';
import { Words } from './words.svelte';

const sources = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await sourceOf(language)])),
) as Record<string, string>;

const idsOf = (source: string) =>
  [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]);

// board.ftl serves the games; other pages bring files of their own.
const code = readdirSync('src/games', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(`src/games/${file}`, 'utf8'))
  .join('\n');

describe('messages', () => {
  test.each(LANGUAGES)('%s has the same messages as English, in the same order', (language) => {
    expect(idsOf(sources[language] ?? '')).toEqual(idsOf(sources['en'] ?? ''));
  });

  test('every message that the code asks for exists', () => {
    const asked = [...code.matchAll(/\.text\(\s*'([\w-]+)'/g)].map((match) => match[1]);
    expect(asked.length).toBeGreaterThan(40);
    expect(asked.filter((id) => !idsOf(sources['en'] ?? '').includes(id))).toEqual([]);
  });

  test('every message is used', () => {
    const english = sources['en'] ?? '';
    const unused = idsOf(english).filter(
      (id) => !code.includes(`'${id ?? ''}'`) && !english.includes(`{ ${id ?? ''} }`),
    );
    expect(unused).toEqual([]);
  });
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
  ] as const)('%s %i: %s', (language, points, expected) => {
    const words = new Words(language, sources[language] ?? '');
    expect(words.text('dm-fortune', { points })).toBe(expected);
  });
});
