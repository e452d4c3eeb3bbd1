import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';

/** The messages of lint with types about a file that holds this code, and about one beside it, in a project of their own. */
async function problemsOf(code: string, beside = 'export {};'): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), 'raade-lint-'));
  try {
    await symlink(path.join(WORKSPACE, 'node_modules'), path.join(dir, 'node_modules'));
    await copyFile(path.join(WORKSPACE, '.oxlintrc.json'), path.join(dir, '.oxlintrc.json'));
    await copyFile(path.join(WORKSPACE, 'tsconfig.base.json'), path.join(dir, 'tsconfig.json'));
    await writeFile(path.join(dir, 'sample.ts'), code);
    await writeFile(path.join(dir, 'beside.ts'), beside);
    const oxlint = path.join(WORKSPACE, 'node_modules/.bin/oxlint');
    return await new Promise((resolve) => {
      execFile(oxlint, ['--type-aware', 'sample.ts', 'beside.ts'], { cwd: dir }, (_error, said) =>
        resolve(said),
      );
    });
  } finally {
    await rm(dir, { recursive: true });
  }
}

const WORK = 'export const work = (): Promise<void> => Promise.resolve();\n';

test.each([
  ['a promise that nobody awaits', 'work();', 'no-floating-promises'],
  ['a promise where nobody looks at it', '[1].forEach(async () => work());', 'no-misused-promises'],
  ['a wait for what is no promise', 'export const one = await 1;', 'await-thenable'],
  ['a throw of what is no error', "export const fail = () => { throw 'it'; };", 'only-throw-error'],
  ['a value of any type', "export const name: string = JSON.parse('1');", 'no-unsafe-assignment'],
  [
    'a part of such a value',
    "export const size = Number(JSON.parse('1').size);",
    'no-unsafe-member-access',
  ],
  ['a call of such a value', "JSON.parse('1')();", 'no-unsafe-call'],
  ['such a value as an argument', "decodeURI(JSON.parse('1'));", 'no-unsafe-argument'],
  [
    'such a value as a result',
    "export const read = (): string => JSON.parse('1');",
    'no-unsafe-return',
  ],
  ['work that never waits', 'export const one = async () => 1;', 'require-await'],
  [
    'a method alone',
    'const it = { log() { return this; } };\nexport const { log } = it;',
    'unbound-method',
  ],
  [
    'a question with one answer',
    'export const size = (it: string) => it?.length;',
    'no-unnecessary-condition',
  ],
  ['an object as a text', 'export const text = String({ size: 1 });', 'no-base-to-string'],
  [
    'nothing as a value',
    'const end = (): void => undefined;\nexport const ends = [end()];',
    'no-confusing-void-expression',
  ],
])('%s fails lint', async (_what, code, rule) => {
  expect(await problemsOf(WORK + code)).toContain(rule);
});

test('work that is awaited, or left alone on purpose, passes', async () => {
  expect(await problemsOf(`${WORK}await work();\nvoid work();`)).toMatch(/0 warnings and 0 errors/);
});

test('two files that import each other fail lint, even if it is for a type alone', async () => {
  const problems = await problemsOf(
    "import type { Two } from './beside.ts';\nexport type One = Two | 1;",
    "import type { One } from './sample.ts';\nexport type Two = One | 2;",
  );
  expect(problems).toContain('Dependency cycle');
});
