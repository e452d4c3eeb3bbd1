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
])('a dynamically imported file must have a name that shows it: %s', (load, request, name) => {
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
])('%s may be imported dynamically', (request) => {
  expect(messagesFor('search.tsx', `const load = () => import('${request}');`)).toEqual([]);
});

test('a dynamic import with a computed path is accepted', () => {
  expect(messagesFor('pages-file.ts', 'const load = (file) => import(file);')).toEqual([]);
});

const STATIC = [
  "import { SearchPanel } from './search-panel.lazy.tsx';",
  "import './search-panel.lazy.tsx';",
  "export { SearchPanel } from './search-panel.lazy.tsx';",
  "export * from './search-panel.lazy.tsx';",
];

test.each(STATIC)('a static import of a lazy file is refused: %s', (code) => {
  expect(messagesFor('search-dialog.tsx', code)).toEqual([
    './search-panel.lazy.tsx begins a chunk that a first visit does not need: load it with import() where it is ' +
      'needed, or name this file .lazy, too, if it belongs to that chunk.',
  ]);
});

test.each(STATIC)('a lazy file may import another lazy file statically: %s', (code) => {
  expect(messagesFor('search.lazy.tsx', code)).toEqual([]);
});

test('types of a lazy file may be imported statically', () => {
  const code =
    "import type { Props } from './panel.lazy.tsx'; export type { Rows } from './panel.lazy.tsx';";
  expect(messagesFor('search-dialog.tsx', code)).toEqual([]);
});
