import { execFile } from 'node:child_process';
import { copyFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@raade/contracts/testing/temporary-folder';
import { WORKSPACE } from '@raade/bundling/workspace.ts';

/** Messages of type-aware lint about a file with this code, and about a second file beside it. */
async function problemsOf(code: string, beside = 'export {};'): Promise<string> {
  const dir = temporaryFolder();
  await symlink(path.join(WORKSPACE, 'node_modules'), path.join(dir, 'node_modules'));
  await copyFile(path.join(WORKSPACE, '.oxlintrc.json'), path.join(dir, '.oxlintrc.json'));
  await copyFile(path.join(WORKSPACE, 'tsconfig.base.json'), path.join(dir, 'tsconfig.json'));
  await writeFile(path.join(dir, 'sample.ts'), code);
  await writeFile(path.join(dir, 'beside.ts'), beside);
  const oxlint = path.join(WORKSPACE, 'node_modules/.bin/oxlint');
  // The plain format: CI forces colours, which stand between a file's name and its line.
  const args = ['--format=unix', 'sample.ts', 'beside.ts'];
  return new Promise((resolve) => {
    execFile(oxlint, args, { cwd: dir }, (_error, output, failure) => resolve(output + failure));
  });
}

const WORK = 'export const work = (): Promise<void> => Promise.resolve();\n';

/** A line that fails each rule. */
const FAILING: Readonly<Record<string, string>> = {
  'no-floating-promises': 'work();',
  'no-misused-promises': '[1].forEach(async () => work());',
  'await-thenable': 'export const one = await 1;',
  'only-throw-error': "export const fail = () => { throw 'it'; };",
  'no-unsafe-assignment': "export const name: string = JSON.parse('1');",
  'no-unsafe-member-access': "export const size = Number(JSON.parse('1').size);",
  'no-unsafe-call': "JSON.parse('1')();",
  'no-unsafe-argument': "decodeURI(JSON.parse('1'));",
  'no-unsafe-return': "export const read = (): string => JSON.parse('1');",
  'require-await': 'export const idle = async () => 1;',
  'unbound-method': 'const it = { log() { return this; } }; export const { log } = it;',
  'no-unnecessary-condition': 'export const long = (it: string) => it?.length;',
  'no-base-to-string': 'export const text = String({ size: 1 });',
  'no-confusing-void-expression': 'const end = (): void => undefined; export const ends = [end()];',
};

test('each rule that needs types is on', async () => {
  const lines = Object.values(FAILING);
  const problems = await problemsOf(WORK + lines.join('\n'));
  for (const [index, rule] of Object.keys(FAILING).entries())
    expect(problems).toMatch(new RegExp(`sample\\.ts:${index + 2}:.*\\(${rule}\\)`));
});

test('a promise that is awaited or marked with void is accepted', async () => {
  expect(await problemsOf(`${WORK}await work();\nvoid work();`)).toBe('');
});

test('two files that import each other are refused, even if they import only types', async () => {
  const problems = await problemsOf(
    "import type { Two } from './beside.ts';\nexport type One = Two | 1;",
    "import type { One } from './sample.ts';\nexport type Two = One | 2;",
  );
  expect(problems).toContain('Dependency cycle');
});
