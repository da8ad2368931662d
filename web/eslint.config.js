import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['dist', 'node_modules', 'screenshots', 'src/app/client/wire.ts'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...ts.configs.stylistic,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      'max-lines': ['error', { max: 300 }],
      'no-console': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // A style attribute is refused by the content security policy.
      'svelte/no-inline-styles': ['error', { allowTransitions: true }],
      'svelte/no-at-html-tags': 'error',
    },
  },
  {
    // A test may hold what is not a whole table; the app has no way around its types.
    files: ['src/app/**/*.ts', 'src/app/**/*.svelte'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'TSAsExpression > TSAsExpression > TSUnknownKeyword',
          message: 'A type that has to be forced is not the right one.',
        },
      ],
    },
  },
  { files: ['scripts/**'], rules: { 'no-console': 'off' } },
);
