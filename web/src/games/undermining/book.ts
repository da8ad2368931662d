import type { Book } from '../shared/examples';
import examples from './examples.json';
import type { UnderminingComponents, UnderminingView } from './view';

/** Positions, numbers and examples, from the rules. */
export const book = examples as unknown as Book<UnderminingView, UnderminingComponents>;
