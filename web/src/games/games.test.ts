import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../words/catalogue';
import { Words } from '../words/words.svelte';
import { GAMES, gameNamed, isGame } from '.';

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(svelte|ts|js|css)$/.test(file))
    .map((file) => ({
      file: `${folder}/${file}`,
      text: readFileSync(`${folder}/${file}`, 'utf8'),
    }));

const sourcesIn = (folder: string) =>
  filesIn(folder).filter(({ file }) => !file.endsWith('.test.ts'));

describe('the app knows no game, nor do its tests', () => {
  /** Its name, however it is written, and the beginning of its messages and colours. */
  const names = GAMES.map(({ name }) => name.replaceAll('_', '[-_ ]?'));
  const beginnings = GAMES.map(({ messages }) => `\\b${messages.title.replace('title', '')}`);
  const naming = new RegExp([...names, ...beginnings].join('|'), 'i');

  test.each(['src/app', 'src/words', 'src/gallery', 'src/games/shared', 'public'])(
    '%s',
    (folder) => {
      const found = filesIn(folder).filter(({ text }) => naming.test(text));
      expect(found.map(({ file }) => file)).toEqual([]);
    },
  );
});

/** Every word that a game's views and components are written with, however deep it lies. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return [
    ...(Array.isArray(value) ? [] : Object.keys(value)),
    ...Object.values(value).flatMap(wordsIn),
  ];
}

describe('the app has no words for what only one game has', () => {
  /** What the app means by them is no game's: a place on the page, a move, an icon, a style. */
  const COMMON =
    'at board columns enter left move needs next place rows scores stacks stars variant white';
  // Written by `python -m tests.examples` and `python -m tests.sentences`.
  const written = GAMES.map(({ name }) => {
    const folder = `src/games/${name.replaceAll('_', '-')}`;
    const { examples, components } = JSON.parse(
      readFileSync(`${folder}/examples.json`, 'utf8'),
    ) as {
      examples: { steps: { view: unknown }[] }[];
      components: unknown;
    };
    const { verbs } = JSON.parse(readFileSync(`../tests/sentences/${name}.json`, 'utf8')) as {
      verbs: string[];
    };
    const views = examples.flatMap(({ steps }) => steps.map(({ view }) => view));
    return new Set([...wordsIn([views, components]), ...verbs]);
  });
  const own = written
    .flatMap((words) =>
      [...words].filter((word) => written.every((one) => one === words || !one.has(word))),
    )
    .filter((word) => /^[a-z_]{2,}$/.test(word) && !COMMON.split(' ').includes(word));

  test('there are such words', () => {
    expect(own).toEqual(
      expect.arrayContaining(['dig', 'stations', 'drill', 'uranium', 'batteries']),
    );
  });

  test.each(['src/app', 'src/games/shared', 'src/games'])('in %s', (folder) => {
    const files = sourcesIn(folder).filter(
      ({ file }) => folder !== 'src/games' || file.endsWith('/game-ui.ts'),
    );
    const found = own.filter((word) => {
      const used = new RegExp(`(?<![a-z])${word.replace(/s$/, '')}s?(?![a-z])`, 'i');
      return files.some(({ text }) => used.test(text));
    });
    expect(files.length).toBeGreaterThan(0);
    expect(found).toEqual([]);
  });
});

/** Whatever a message may want to know. */
const ANY = {
  colour: '',
  option: '',
  value: '',
  verb: '',
  ending: '',
  names: '',
  cell: '',
  step: 1,
  choice: '',
  mark: '',
  action: '',
  points: 1,
  stars: 1,
  tile: '',
};

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

  test('has a button for every verb of the rules', async () => {
    // Written by `python -m tests.sentences`.
    const told = readFileSync(`../tests/sentences/${game.name}.json`, 'utf8');
    const { verbs, finale } = await game.table();
    const known = [...verbs, 'end', ...(finale ? [finale.action] : [])];
    expect(known.sort()).toEqual((JSON.parse(told) as { verbs: string[] }).verbs);
  });

  test.each(LANGUAGES)(
    'has a sentence of its own for every coach mark, in %s',
    async (language) => {
      const words = await Words.in(language);
      const { coachMarks, messages, verbs, finale } = await game.table();
      const told = coachMarks.map(({ name }) => words.text(messages.coach, { ...ANY, mark: name }));
      expect(new Set(told).size).toBe(coachMarks.length);
      const known = [...verbs, 'end', finale?.action];
      expect(new Set(coachMarks.map(({ verb }) => verb))).toEqual(new Set(known.filter(Boolean)));
      for (const { unless = [] } of coachMarks)
        expect(known).toEqual(expect.arrayContaining([...unless]));
    },
  );

  test('has buttons for the verbs that its other facts are about', async () => {
    const { verbs, passing, opening, sounds } = await game.table();
    for (const verb of [...passing, opening, ...Object.keys(sounds)]) expect(verbs).toContain(verb);
  });
});

/**
 * What can be done, what it costs and where it leads is asked of the server or read from a view.
 * These words would be the beginning of knowing it here.
 */
const RULES = {
  'what is next to what': /neighbour|adjacen/i,
  'how far something goes': /shortest|reach(able|es)\b|within\w*reach/i,
  'limits and prices': /\b[A-Z_]*(LIMIT|PRICE|COST)S?\b/,
  'whether an action is legal':
    /\b(is|may|can)(Legal|Allowed|Possible|Play|Dig|Carry|Drill|Drive|Build|Pay)\b/,
  'who wins': /\b(winnerOf|isOver\(|scoreOf)\b/,
};

describe.each(Object.entries(RULES))('the browser does not know %s', (_, rule) => {
  test.each(['src/app', 'src/games'])('in %s', (folder) => {
    const code = (text: string) => text.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$|<style>[^]*/gm, '');
    const knowing = sourcesIn(folder).filter(({ text }) => rule.test(code(text)));
    expect(knowing.map(({ file }) => file)).toEqual([]);
  });
});
