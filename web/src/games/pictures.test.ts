import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../words/catalogue';
import { GAMES } from '.';
import type { Example } from './shared/examples';

/** The file that `python -m tests.examples` writes. */
const examplesOf = (game: string) =>
  (
    JSON.parse(readFileSync(`src/games/${game.replaceAll('_', '-')}/examples.json`, 'utf8')) as {
      examples: Example<unknown>[];
    }
  ).examples;

/** What the messages of a file choose among: the variants of each message that has some. */
function variantsOf(language: string, game: string): Map<string, string[]> {
  const source = readFileSync(`locales/${language}/pictures/${game}.ftl`, 'utf8');
  return new Map(
    source.split(/^(?=[a-z][\w-]* =)/m).flatMap((message) => {
      const id = /^([a-z][\w-]*) =/.exec(message)?.[1];
      const variants = [...message.matchAll(/^ {7}[ *]\[([\w-]+)\] \S/gm)];
      return id ? [[id, variants.map((variant) => variant[1] ?? '')] as const] : [];
    }),
  );
}

describe.each(GAMES)('$name in pictures', (game) => {
  const beginning = game.messages.title.replace('title', '');
  const examples = examplesOf(game.name);

  test('has six to eight panels, a legend and examples', async () => {
    const pictures = await game.pictures();
    const names = [...pictures.examples.values()].flat();
    expect(names.sort()).toEqual(examples.map(({ name }) => name).sort());
    const panels = variantsOf('en', game.name).get(`${beginning}how-title`) ?? [];
    expect(panels.length).toBeGreaterThanOrEqual(6);
    expect(panels.length).toBeLessThanOrEqual(8);
  });

  test.each(LANGUAGES)('has a sentence for every panel, symbol and step in %s', (language) => {
    const variants = variantsOf(language, game.name);
    expect(variants).toEqual(variantsOf('en', game.name));
    const panels = variants.get(`${beginning}how-title`);
    expect(variants.get(`${beginning}how-text`)).toEqual(panels);
    expect(variants.get(`${beginning}how-picture`)).toEqual(panels);
    const steps = examples.flatMap(({ name, steps }) => steps.map((_, i) => `${name}_${i + 1}`));
    expect(variants.get(`${beginning}example-step`)).toEqual(steps);
    expect(variants.get(`${beginning}example`)).toEqual(examples.map(({ name }) => name));
  });

  test('names in its sentences no number that the rules did not say', () => {
    const source = readFileSync(`locales/en/pictures/${game.name}.ftl`, 'utf8');
    for (const { name, steps } of examples)
      for (const [i, { facts }] of steps.entries()) {
        const sentence = new RegExp(`\\[${name}_${i + 1}\\] (.*)`).exec(source)?.[1] ?? '';
        const named = [...sentence.matchAll(/\{ \$(\w+) \}/g)].map((match) => match[1] ?? '');
        expect(Object.keys(facts)).toEqual(expect.arrayContaining(named));
        expect(sentence).not.toMatch(/\d/);
      }
  });
});
