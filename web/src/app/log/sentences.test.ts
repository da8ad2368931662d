import { afterEach, expect, test, vi } from 'vitest';
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

test('an event is told with names, amounts and lists; what nobody may know is none', async () => {
  const answer = (text: string) => ({ json: () => JSON.parse(text) as unknown, text: () => text });
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(answer(address.endsWith('locales') ? '{"files":{"en":{"any":"1"}}}' : FTL)),
  );
  const sentences = new Sentences('any', { secret: (value) => ({ secret: `*${String(value)}*` }) });
  await sentences.read('en');
  const event = {
    event: 'found',
    seat: 0,
    paid: { gold: 2, lead: 0 },
    list: ['a', 'b'],
    winners: [1, 0],
  };
  const told = (secret: string | null) =>
    sentences.tell({ ...event, secret }, ['red', 'blue'], [null, 'Ada']);
  expect(told(null)).toBe('Red found 2 gold, and something hidden: a, b; Ada, Red (2)');
  expect(told('tea')).toBe('Red found 2 gold, and *tea*: a, b; Ada, Red (2)');
});
