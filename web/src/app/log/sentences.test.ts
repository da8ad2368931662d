import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { GAMES } from '../../games';
import { LANGUAGES, type Language } from '../../words/catalogue';
import type { LoggedMove } from '../client/wire';
import type { EventWords } from '../../games/shared/event-words';
import { Sentences } from './sentences.svelte';

const FTL = `
colour-red = Red
amount-gold = { $count } gold
event-found = { $seat } found { $paid }, { $secret ->
    [none] and something hidden
   *[other] and { $secret }
  }: { $list }; { $winners } ({ $count })
`;

afterEach(() => vi.unstubAllGlobals());

const answer = (text: string) => ({ json: () => JSON.parse(text) as unknown, text: () => text });

/** Sentences that read the Fluent file of a game as the server sends it. */
async function sentencesOf(game: string, language: Language, ftl: string, words: EventWords) {
  const files = JSON.stringify({ files: { [language]: { [game]: '1' } } });
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(answer(address.endsWith('locales') ? files : ftl)),
  );
  const sentences = new Sentences(game, words);
  await sentences.read(language);
  return sentences;
}

/** Written by `python -m tests.sentences`: what the command line says. */
interface Told {
  colours: string[];
  events: { event: LoggedMove['events'][number]; sentences: Record<Language, string> }[];
}

describe.each(GAMES)('$name', ({ name, table }) => {
  const told = JSON.parse(readFileSync(`../tests/sentences/${name}.json`, 'utf8')) as Told;

  test.each(LANGUAGES)('the log says in %s what the command line says', async (language) => {
    const ftl = readFileSync(`../src/digsite/${name}/locales/${language}.ftl`, 'utf8');
    const sentences = await sentencesOf(name, language, ftl, (await table()).events);
    const nobody = told.colours.map(() => null);
    expect(told.events.length).toBeGreaterThan(10);
    for (const kept of told.events)
      expect(sentences.tell(kept.event, told.colours, nobody)).toBe(kept.sentences[language]);
  });
});

test('an event is told with names, amounts and lists; what nobody may know is none', async () => {
  const words = { secret: (value: unknown) => ({ secret: `*${String(value)}*` }) };
  const sentences = await sentencesOf('any', 'en', FTL, words);
  const event = {
    event: 'found',
    seat: 0,
    paid: { gold: 2, lead: 0 },
    list: ['a', 'b'],
    winners: [1, 0],
  };
  const sentence = (secret: string | null) =>
    sentences.tell({ ...event, secret }, ['red', 'blue'], [null, 'Ada']);
  expect(sentence(null)).toBe('Red found 2 gold, and something hidden: a and b; Ada and Red (2)');
  expect(sentence('tea')).toBe('Red found 2 gold, and *tea*: a and b; Ada and Red (2)');
});
