import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { globSync } from 'node:fs';
import path from 'node:path';
import * as parser from '@typescript-eslint/parser';
import { Linter } from 'eslint';
import {
  IMPORT_TABLE,
  projectNameOf,
  PLATFORM_ONLY,
  type Project,
  projectOf,
} from '@raade/kit/projects/import-table.ts';
import { importTableRule } from './import-table.rule.ts';

const linter = new Linter({ cwd: WORKSPACE });

function messagesFor(file: string, code: string): string[] {
  const config: Linter.Config = {
    files: ['**/*.ts'],
    languageOptions: { parser },
    plugins: { raade: { rules: { 'import-table': importTableRule as never } } },
    rules: { 'raade/import-table': 'error' },
  };
  return linter
    .verify(code, [config], { filename: path.join(WORKSPACE, file) })
    .map(({ message }) => message);
}

const inProject = ({ root }: Project, code: string) =>
  messagesFor(`${root}/src/feature/part.ts`, code);
const projects = IMPORT_TABLE.map((project) => [project.root, project] as const);

describe.each(projects)('%s', (_root, project) => {
  const closed = IMPORT_TABLE.filter(
    ({ tag }) => tag !== project.tag && !project.mayImport.includes(tag),
  ).map(({ tag }) => projectNameOf(tag));

  test.each(closed)('may not import %s, statically, dynamically or by a path below it', (name) => {
    for (const code of [
      `import { thing } from '${name}';`,
      `import type { Thing } from '${name}';`,
      `export { thing } from '${name}';`,
      `export * from '${name}/thing';`,
      `const thing = import('${name}/thing');`,
    ]) {
      expect(inProject(project, code)).toEqual([
        expect.stringContaining(`${project.root} may import`),
      ]);
    }
  });

  test('may import the projects in its row of the table', () => {
    for (const tag of project.mayImport) {
      const name = projectNameOf(tag);
      const code = project.onlyDynamic?.[tag]
        ? `const thing = import('${name}/thing');`
        : `import ${project.onlyTypes?.[tag] ? 'type ' : ''}{ thing } from '${name}/thing';`;
      expect(inProject(project, code)).toEqual([]);
    }
  });

  test('may not leave its folder by a relative path', () => {
    const other = IMPORT_TABLE.find(({ tag }) => tag !== project.tag)?.root ?? '';
    const up = '../'.repeat(project.root.split('/').length + 2);
    expect(inProject(project, `import { thing } from '${up}${other}/src/thing.ts';`)).toEqual([
      expect.stringContaining(`This path leaves ${project.root}`),
    ]);
    expect(inProject(project, `import { thing } from '../other/thing.ts';`)).toEqual([]);
  });

  test.each(PLATFORM_ONLY)('gets %s from the platform', (library) => {
    const expected =
      project.tag === 'lib:platform'
        ? []
        : [expect.stringContaining('Import from @raade/platform')];
    expect(inProject(project, `import { thing } from '${library}';`)).toEqual(expected);
  });
});

test('the shell loads Firebase with import() only', () => {
  expect(messagesFor('apps/shell/src/a.ts', `import { a } from '@raade/firebase/auth';`)).toEqual([
    'Import @raade/firebase with import() here: visitors must not download Firebase with the shell.',
  ]);
});

test('the platform imports only types from the contracts', () => {
  expect(
    messagesFor('libs/platform/src/a.ts', `import { a } from '@raade/contracts/base/brand';`),
  ).toEqual([
    'Import @raade/contracts with import type here: the platform carries no schemas into the browser.',
  ]);
});

test.each(['apps/giving/src/a.ts', 'libs/ui/src/a.ts'])(
  '%s may not import the host part of the platform',
  (file) => {
    expect(messagesFor(file, `import { OriginContext } from '@raade/platform/host';`)).toEqual([
      'Only @raade/shell and @raade/federation may import @raade/platform/host: a remote would bring a second platform along.',
    ]);
  },
);

test('an import of an unknown @raade package is refused with its name', () => {
  expect(messagesFor('apps/content/src/a.ts', `import { a } from '@raade/helpers';`)).toEqual([
    'No project is called @raade/helpers. See tools/kit/projects/import-table.ts.',
  ]);
});

test('a project that is missing in the table is refused with an instruction', () => {
  expect(messagesFor('libs/unknown/src/a.ts', 'export const a = 1;')).toEqual([
    'This folder is in no row of tools/kit/projects/import-table.ts: add its project.',
  ]);
});

test('build configurations may import the bundling tools, and no other tools', () => {
  const config = (code: string) => messagesFor('apps/giving/rsbuild.config.ts', code);
  expect(config(`import { defineRemote } from '@raade/bundling/remote.build.ts';`)).toEqual([]);
  expect(config(`import { REMOTES } from '@raade/kit/projects/remotes.ts';`)).toEqual([
    expect.stringContaining('apps/giving may import only @raade/platform'),
  ]);
});

test('tests of the functions may use emulators, the functions themselves may not', () => {
  const code = `import { a } from '@raade/stripe-emulator/emulator.ts';`;
  expect(messagesFor('functions/src/testing/backend.ts', code)).toEqual([]);
  expect(messagesFor('functions/src/money/donations/ledger.test.ts', code)).toEqual([]);
  expect(messagesFor('functions/src/money/donations/ledger.ts', code)).toEqual([
    expect.stringContaining('functions may import'),
  ]);
});

test('every project of the workspace is in the table', () => {
  const manifests = globSync('{apps,libs,tools,tools/emulators}/*/package.json', {
    cwd: WORKSPACE,
  });
  expect(manifests.map((file) => path.dirname(file)).filter((root) => !projectOf(root))).toEqual(
    [],
  );
});

test('the table has no circular imports', () => {
  const below = (tag: string, path: readonly string[]): readonly string[][] =>
    path.includes(tag)
      ? [[...path, tag]]
      : (IMPORT_TABLE.find((project) => project.tag === tag)?.mayImport ?? []).flatMap((next) =>
          below(next, [...path, tag]),
        );
  expect(IMPORT_TABLE.flatMap(({ tag }) => below(tag, []))).toEqual([]);
});

test('only tests and projects that the table names may import from testing/', () => {
  const code = `import { a } from '@raade/firebase/testing/firestore-values';`;
  expect(messagesFor('apps/admin/src/a.test.ts', code)).toEqual([]);
  expect(messagesFor('apps/admin/src/testing/a.ts', code)).toEqual([]);
  expect(messagesFor('apps/e2e/email/backend.ts', code)).toEqual([]);
  expect(messagesFor('apps/admin/src/a.ts', code)).toEqual([
    'Only tests, and what supports them in testing/, may import @raade/firebase/testing/firestore-values.',
  ]);
  expect(messagesFor('apps/e2e/a.ts', `import { a } from '@raade/firebase/auth';`)).toEqual([
    expect.stringContaining('apps/e2e may import'),
  ]);
});

test('projects of the tools import each other at most twenty times in total', () => {
  const tools = IMPORT_TABLE.filter(({ tag }) => tag.startsWith('tools:'));
  const imports = tools.flatMap(({ tag, mayImport }) =>
    mayImport.filter((other) => other.startsWith('tools:')).map((other) => `${tag} -> ${other}`),
  );
  expect(imports.length).toBeLessThanOrEqual(20);
});
