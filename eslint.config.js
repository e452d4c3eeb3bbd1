import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import ts from 'typescript-eslint';
import { chunkBordersRule } from './tools/prove/lint/chunk-borders.rule.ts';
import { folderCirclesRule } from './tools/prove/lint/folder-circles.rule.ts';
import { importTableRule } from './tools/prove/lint/import-table.rule.ts';
import {
  SHARED_GLOBALS,
  SHARED_PROPERTIES,
  SHARED_SYNTAX,
} from './tools/prove/lint/remote-world.ts';
import { STORY_LIMITS } from './tools/prove/lint/story-limits.ts';
import { TRANSLATED_TEXT } from './tools/prove/lint/translated-text.ts';

/** Rules of our own. */
const raade = {
  rules: {
    'chunk-borders': chunkBordersRule,
    'folder-circles': folderCirclesRule,
    'import-table': importTableRule,
  },
};

export default ts.config(
  { ignores: ['**/dist/', '**/.local/', '**/test-results/', '**/node_modules/', '**/.nx/'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...ts.configs.stylistic,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      eqeqeq: 'error',
      'max-lines': ['error', 400],
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true }],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
    },
  },
  {
    files: ['{apps,libs,functions,tools}/**/*.{ts,tsx}'],
    plugins: { raade },
    rules: { 'raade/import-table': 'error' },
  },
  {
    files: ['{apps,libs,functions}/**/*.{ts,tsx}'],
    plugins: { raade },
    rules: { 'raade/folder-circles': 'error' },
  },
  {
    files: ['{apps,libs}/**/*.{ts,tsx}'],
    // Tests and fakes import whatever they try, and never reach a visitor.
    ignores: ['apps/e2e/**', '**/testing/**', '**/*.test.{ts,tsx}', '**/*.test-d.{ts,tsx}'],
    plugins: { raade },
    rules: { 'raade/chunk-borders': 'error' },
  },
  {
    // Pages. Emails and the style guide are not translated; tests render what they like.
    files: ['{apps,libs}/**/*.tsx'],
    ignores: ['libs/emails/**', 'libs/ui/styleguide/**', '**/testing/**', '**/*.test.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...TRANSLATED_TEXT] },
  },
  {
    // Whatever runs in the pages of a site that it shares with others.
    files: ['{apps,libs}/**/*.{ts,tsx}'],
    ignores: [
      ...[
        'apps/{shell,e2e}/**',
        'libs/{browser,firebase,platform,federation,publishing,contracts}/**',
      ],
      ...['**/testing/**', '**/*.test.{ts,tsx}', '**/dev.tsx', 'libs/ui/styleguide/**'],
    ],
    rules: {
      'no-restricted-globals': ['error', ...SHARED_GLOBALS],
      'no-restricted-properties': ['error', ...SHARED_PROPERTIES],
      'no-restricted-syntax': ['error', ...SHARED_SYNTAX, ...TRANSLATED_TEXT],
    },
  },
  {
    files: ['libs/emails/**/*.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...SHARED_SYNTAX] },
  },
  {
    files: ['{apps,libs}/**/*.tsx'],
    extends: [jsxA11y.configs.strict, reactHooks.configs.flat['recommended-latest']],
  },
  {
    // Type tests show what must not compile, and why.
    files: ['**/*.test-d.{ts,tsx}'],
    rules: {
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': 'allow-with-description', minimumDescriptionLength: 10 },
      ],
    },
  },
  {
    files: ['apps/e2e/**/*.ts'],
    // What the others are sent to.
    ignores: ['apps/e2e/**/playwright.config.ts', 'apps/e2e/layout/scroll-to.ts'],
    rules: { 'no-restricted-syntax': ['error', ...STORY_LIMITS] },
  },
  { files: ['**/*.{mjs,js}'], languageOptions: { globals: globals.node } },
  {
    files: ['tools/emulators/stripe/browser/**/*.js'],
    languageOptions: { globals: globals.browser, sourceType: 'script' },
  },
);
