import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../words/catalogue';
import { Words } from '../words/words.svelte';
import { GAMES, gameNamed, isGame } from '.';

const sourcesIn = (folder: string) =>
  readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(svelte|ts|css)$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => ({
      file: `${folder}/${file}`,
      text: readFileSync(`src/${folder}/${file}`, 'utf8'),
    }));

describe('the app knows no game', () => {
  const folders = GAMES.map(({ name }) => name.replace('_', '-'));
  const prefixes = GAMES.map(({ messages }) => messages.title.replace('title', ''));
  /** Its name, its folder, its messages and its colours. */
  const named = new RegExp(
    [
      ...GAMES.map(({ name }) => name),
      ...folders,
      ...prefixes.map((prefix) => `\\b${prefix}`),
    ].join('|'),
    'i',
  );
  const camel = /DigMars|Undermining/;

  test.each(['app', 'words', 'gallery', 'games/shared'])('%s', (folder) => {
    const naming = sourcesIn(folder).filter(({ text }) => named.test(text) || camel.test(text));
    expect(naming.map(({ file }) => file)).toEqual([]);
  });
});

/** Whatever a message may want to know. */
const ANY = { colour: '', option: '', value: '', verb: '', ending: '', names: '' };

describe.each(GAMES)('$name', (game) => {
  test('is found by its name', () => {
    expect(gameNamed(game.name)).toBe(game);
    expect(isGame(game.name)).toBe(true);
    expect(isGame('chess')).toBe(false);
  });

  test.each(LANGUAGES)('has words for everything that the app asks, in %s', async (language) => {
    const words = await Words.in(language);
    const table = await game.table();
    const ids = [
      ...Object.values(game.messages),
      ...Object.values(table.messages),
      ...Object.values(table.finale?.messages ?? {}),
    ];
    for (const id of ids) expect(words.text(id, ANY)).not.toBe(id);
    const names = [...table.verbs, 'end'].map((verb) => words.text(table.messages.verb, { verb }));
    expect(new Set(names).size).toBe(names.length);
  });

  test('has buttons for the verbs that its other facts are about', async () => {
    const { verbs, passing, opening, sounds } = await game.table();
    for (const verb of [...passing, opening, ...Object.keys(sounds)]) expect(verbs).toContain(verb);
  });
});
