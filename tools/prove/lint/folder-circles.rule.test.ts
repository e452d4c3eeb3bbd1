import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@raade/contracts/testing/temporary-folder';
import * as parser from '@typescript-eslint/parser';
import { Linter } from 'eslint';
import { folderCirclesRule } from './folder-circles.rule.ts';

let workspace: string;

beforeEach(() => (workspace = temporaryFolder()));

/** Lint's messages about the first of these files; all of them lie in the workspace. */
function messagesFor(...files: readonly (readonly [file: string, code: string])[]): string[] {
  for (const [file, code] of files) {
    const place = path.join(workspace, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, code);
  }
  const [[file, code] = ['', '']] = files;
  const config: Linter.Config = {
    files: ['**/*.ts'],
    languageOptions: { parser },
    plugins: { raade: { rules: { 'folder-circles': folderCirclesRule as never } } },
    rules: { 'raade/folder-circles': ['error', { workspace }] },
  };
  const linter = new Linter({ cwd: workspace });
  return linter
    .verify(code, [config], { filename: path.join(workspace, file) })
    .map(({ message }) => message);
}

const bar = (code: string) => ['apps/shell/src/navbar/bar.ts', code] as const;
const menu = (code: string) => ['apps/shell/src/menu/parts/item.ts', code] as const;

test.each([
  `import { item } from '../menu/parts/item.ts';`,
  `import type { Item } from '../menu/parts/item.ts';`,
  `export { item } from '../menu/parts/item.ts';`,
  `export * from '../menu/parts/item.ts';`,
  `const item = import('../menu/parts/item.ts');`,
])('two folders may not import each other, and both imports are named: %s', (code) => {
  expect(messagesFor(bar(code), menu(`import type { Bar } from '../../navbar/bar.ts';`))).toEqual([
    'apps/shell/src/navbar and apps/shell/src/menu import each other: ' +
      'apps/shell/src/navbar/bar.ts -> ../menu/parts/item.ts, and ' +
      'apps/shell/src/menu/parts/item.ts -> ../../navbar/bar.ts. ' +
      'Move the shared code into one of them, or into a third folder.',
  ]);
});

test('one folder may import another', () => {
  const code = `import { item } from '../menu/parts/item.ts';`;
  expect(messagesFor(bar(code), menu(`import { part } from '../part.ts';`))).toEqual([]);
});

test('the rule also applies to folders inside a feature', () => {
  expect(
    messagesFor(
      ['functions/src/mail/compose/a.ts', `import { b } from '../send/b.ts';`],
      ['functions/src/mail/send/b.ts', `import { a } from '../compose/a.ts';`],
    ),
  ).toEqual([expect.stringContaining('functions/src/mail/compose and functions/src/mail/send')]);
});

test('files of a folder and of its parent folder may import each other', () => {
  expect(
    messagesFor(
      bar(`import { link } from '../link.ts'; import { part } from './part/part.ts';`),
      ['apps/shell/src/link.ts', `import { bar } from './navbar/bar.ts';`],
      ['apps/shell/src/navbar/part/part.ts', `import { bar } from '../bar.ts';`],
    ),
  ).toEqual([]);
});

test('unit tests and end-to-end tests may import from any folder', () => {
  const back = ['apps/shell/src/menu/item.test.ts', `import { bar } from '../navbar/bar.ts';`];
  const code = `import { item } from '../menu/item.ts';`;
  expect(
    messagesFor(bar(code), ['apps/shell/src/menu/item.ts', ''], back as [string, string]),
  ).toEqual([]);
  expect(
    messagesFor(
      ['apps/e2e/staff/payments.e2e.ts', `import { donor } from '../donation/donor.ts';`],
      ['apps/e2e/donation/donor.ts', `import { staff } from '../staff/payments.e2e.ts';`],
    ),
  ).toEqual([]);
});
