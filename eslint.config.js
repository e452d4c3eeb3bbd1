import js from '@eslint/js';
import esx from 'eslint-plugin-es-x';
import globals from 'globals';
import parser from '@typescript-eslint/parser';
import { chunkBordersRule } from './tools/prove/lint/chunk-borders.rule.ts';
import { folderCirclesRule } from './tools/prove/lint/folder-circles.rule.ts';
import { importTableRule } from './tools/prove/lint/import-table.rule.ts';
import {
  SHARED_GLOBALS,
  SHARED_PROPERTIES,
  SHARED_SYNTAX,
} from './tools/prove/lint/shared-globals.ts';
import { E2E_LIMITS } from './tools/prove/lint/e2e-limits.ts';
import { TRANSLATED_TEXT } from './tools/prove/lint/translated-text.ts';

/** Rules of our own. */
const raade = {
  rules: {
    'chunk-borders': chunkBordersRule,
    'folder-circles': folderCirclesRule,
    'import-table': importTableRule,
  },
};

export default [
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { ignores: ['**/dist/', '**/.local/', '**/test-results/', '**/node_modules/', '**/.nx/'] },
  {
    // All other rules about TypeScript are Oxlint's: `.oxlintrc.json`.
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser },
  },
  {
    files: ['{apps,libs,functions,tools}/**/*.{ts,tsx}'],
    plugins: { raade },
    rules: { 'raade/import-table': 'error' },
  },
  {
    // A comment begins with the thing that it is about: docs/style.md.
    rules: {
      'no-warning-comments': [
        'error',
        {
          terms: ['what', 'who', 'whoever', 'whether', 'it'],
          location: 'start',
          decoration: ['*'],
        },
      ],
    },
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
    // Methods that the oldest supported browsers lack. `npm run nightly -- emulators` checks all that is shipped.
    files: ['{apps,libs}/**/*.{ts,tsx}'],
    ignores: [
      'apps/e2e/**',
      'libs/{emails,publishing}/**',
      '**/testing/**',
      '**/*.test.{ts,tsx}',
      '**/*.build.ts',
    ],
    plugins: { 'es-x': esx },
    settings: { 'es-x': { aggressive: true } },
    rules: {
      'es-x/no-array-prototype-toreversed': 'error',
      'es-x/no-array-prototype-tosorted': 'error',
      'es-x/no-array-prototype-tospliced': 'error',
    },
  },
  {
    // Pages. Emails are not translated; tests render what they like.
    files: ['{apps,libs}/**/*.tsx'],
    ignores: ['libs/emails/**', '**/testing/**', '**/*.test.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...TRANSLATED_TEXT] },
  },
  {
    // Whatever runs in the pages of a site that it shares with others.
    files: ['{apps,libs}/**/*.{ts,tsx}'],
    ignores: [
      'apps/{shell,e2e}/**',
      'libs/{browser,firebase,platform,federation,publishing,contracts}/**',
      '**/testing/**',
      '**/*.test.{ts,tsx}',
      '**/dev.tsx',
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
    files: ['apps/e2e/**/*.ts'],
    // These two hold the helpers that the messages of the rule name.
    ignores: ['apps/e2e/**/playwright.config.ts', 'apps/e2e/layout/scroll-to.ts'],
    rules: { 'no-restricted-syntax': ['error', ...E2E_LIMITS] },
  },
  { files: ['**/*.{mjs,js}'], ...js.configs.recommended },
  { files: ['**/*.{mjs,js}'], languageOptions: { globals: globals.node } },
  {
    files: ['tools/emulators/stripe/browser/**/*.js'],
    languageOptions: { globals: globals.browser },
  },
];
