import * as parser from '@typescript-eslint/parser';
import { Linter } from 'eslint';
import { chunkBordersRule } from './chunk-borders.rule.ts';

const linter = new Linter();

/** Lint's messages about a file with this name. */
function messagesFor(filename: string, code: string): string[] {
  const config: Linter.Config = {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser },
    plugins: { raade: { rules: { 'chunk-borders': chunkBordersRule as never } } },
    rules: { 'raade/chunk-borders': 'error' },
  };
  return linter.verify(code, [config], { filename }).map(({ message }) => message);
}

test.each([
  ["import('./search-panel.tsx')", './search-panel.tsx', 'search-panel.lazy.tsx'],
  [
    "import(/* webpackChunkName: 'sending' */ '../sending/send.ts')",
    '../sending/send.ts',
    'send.lazy.ts',
  ],
  ["import('./lazy')", './lazy', 'lazy.lazy'],
])('where a chunk begins, the name shows it: %s', (load, request, name) => {
  expect(messagesFor('search.tsx', `const load = () => ${load};`)).toEqual([
    `A chunk begins at ${request}: name it ${name} (or .page, .section), so that nobody imports it statically.`,
  ]);
});

test.each([
  './search-panel.lazy.tsx',
  './home/home.page.tsx',
  './team.section.tsx',
  './bootstrap.tsx',
  '@raade/firebase/auth',
  'firebase/app-check',
])('chunks may begin at %s', (request) => {
  expect(messagesFor('search.tsx', `const load = () => import('${request}');`)).toEqual([]);
});

test('a path that is only known when it runs is nobody’s name', () => {
  expect(messagesFor('pages-file.ts', 'const load = (file) => import(file);')).toEqual([]);
});

const STATIC = [
  "import { SearchPanel } from './search-panel.lazy.tsx';",
  "import './search-panel.lazy.tsx';",
  "export { SearchPanel } from './search-panel.lazy.tsx';",
  "export * from './search-panel.lazy.tsx';",
];

test.each(STATIC)('what is lazy gets into a first visit by no static import: %s', (code) => {
  expect(messagesFor('search-dialog.tsx', code)).toEqual([
    './search-panel.lazy.tsx begins a chunk that a first visit does not need: load it with import() where it is ' +
      'needed, or name this file .lazy, too, if it belongs to that chunk.',
  ]);
});

test.each(STATIC)('a chunk may be of several lazy files: %s', (code) => {
  expect(messagesFor('search.lazy.tsx', code)).toEqual([]);
});

test('types of what is lazy cost nothing', () => {
  const code =
    "import type { Props } from './panel.lazy.tsx'; export type { Rows } from './panel.lazy.tsx';";
  expect(messagesFor('search-dialog.tsx', code)).toEqual([]);
});
