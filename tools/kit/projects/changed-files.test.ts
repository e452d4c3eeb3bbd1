import { execFile } from 'node:child_process';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '@raade/contracts/testing/temporary-folder';
import { listChangedFiles, listFilesChangedSince, findBranchPoint } from './changed-files.ts';

const run = promisify(execFile);
let repository: string;

beforeEach(async () => {
  repository = temporaryFolder();
  await git('init', '--quiet');
});

const AUTHOR = ['-c', 'user.name=Sample', '-c', 'user.email=sample@example.org'];

async function git(...args: string[]): Promise<string> {
  const { stdout } = await run('git', [...AUTHOR, ...args], { cwd: repository });
  return stdout.trim();
}

async function commit(): Promise<string> {
  await git('add', '--all');
  await git('commit', '--quiet', '--message', 'sample');
  return git('rev-parse', 'HEAD');
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(repository, file)), { recursive: true });
  await writeFile(path.join(repository, file), text);
}

test('files that are changed, new, deleted or renamed between two commits are listed', async () => {
  await write('apps/giving/src/remote.tsx', 'one');
  await write('apps/giving/src/old name.ts', 'moved');
  await write('docs/gone.md', 'gone');
  await write('README.md', 'the same');
  const base = await commit();
  await write('apps/giving/src/remote.tsx', 'two');
  await write('libs/ui/src/new.ts', 'new');
  await rename(
    path.join(repository, 'apps/giving/src/old name.ts'),
    path.join(repository, 'apps/giving/src/Größe.ts'),
  );
  await rm(path.join(repository, 'docs/gone.md'));
  const head = await commit();
  await write('apps/admin/src/later.ts', 'later');
  await commit();

  expect((await listChangedFiles(repository, base, head)).sort()).toEqual([
    'apps/giving/src/Größe.ts',
    'apps/giving/src/old name.ts',
    'apps/giving/src/remote.tsx',
    'docs/gone.md',
    'libs/ui/src/new.ts',
  ]);
});

test('the error for a missing commit names it and a solution', async () => {
  await write('README.md', 'one');
  await commit();
  await expect(listChangedFiles(repository, '0'.repeat(40), 'HEAD')).rejects.toThrow(
    `git cannot compare ${'0'.repeat(40)} with HEAD: fetch the whole history first.`,
  );
});

test('uncommitted files are listed, ignored files are not', async () => {
  await write('README.md', 'one');
  await write('.gitignore', 'dist/');
  const base = await commit();
  await write('apps/giving/src/committed.ts', 'new');
  await commit();
  await write('README.md', 'two');
  await write('apps/giving/src/new.ts', 'new');
  await write('dist/built.js', 'built');

  expect((await listFilesChangedSince(repository, base)).sort()).toEqual([
    'README.md',
    'apps/giving/src/committed.ts',
    'apps/giving/src/new.ts',
  ]);
  await expect(listFilesChangedSince(repository, 'nowhere')).rejects.toThrow(
    'git knows no commit nowhere',
  );
});

test('a branch is compared with the commit at which it left main', async () => {
  await git('checkout', '--quiet', '-b', 'main');
  await write('README.md', 'one');
  const branchPoint = await commit();
  await git('checkout', '--quiet', '-b', 'branch');
  await write('README.md', 'two');
  await commit();
  expect(await findBranchPoint(repository)).toBe(branchPoint);
});

test('a repository without main is compared with its last commit', async () => {
  await git('checkout', '--quiet', '-b', 'other');
  await write('README.md', 'one');
  await commit();
  expect(await findBranchPoint(repository)).toBe('HEAD');
});
