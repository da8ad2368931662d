import { expect, test } from 'vitest';
import over from '../../gallery/samples/undermining-over-2.json';
import { LANGUAGES } from '../../words/catalogue';
import { Words } from '../../words/words.svelte';
import { scoreTable } from './scores';
import type { UnderminingComponents, UnderminingView } from './view';

const view = over.steps.at(-1)?.view as unknown as UnderminingView;
const components = over.components as unknown as UnderminingComponents;

test.each(LANGUAGES)(
  'what stands in the columns adds up to the star bucks, in %s',
  async (lang) => {
    const { columns, rows } = scoreTable(view, components, await Words.in(lang));
    expect(new Set(columns).size).toBe(columns.length);
    for (const row of rows) {
      // What is in brackets is only how many.
      const values = row.map((value) => parseInt(String(value)));
      expect(values.slice(0, -1).reduce((sum, value) => sum + value, 0)).toBe(values.at(-1));
    }
    expect(rows[0]?.[1]).toBe('9 (3)');
  },
);
