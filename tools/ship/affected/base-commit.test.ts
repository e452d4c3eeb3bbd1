import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '@raade/contracts/testing/temporary-folder';
import { findBaseCommit } from './base-commit.ts';

const run = promisify(execFile);
const MISSING_COMMIT = '0'.repeat(40);
let dir: string;
let head: string;

beforeEach(async () => {
  dir = temporaryFolder();
  const author = ['-c', 'user.name=Sample', '-c', 'user.email=sample@example.org'];
  await run('git', ['init', '--quiet'], { cwd: dir });
  await run('git', [...author, 'commit', '-q', '--allow-empty', '-m', 'sample'], { cwd: dir });
  head = (await run('git', ['rev-parse', 'HEAD'], { cwd: dir })).stdout.trim();
});

const baseOf = (base: string) =>
  findBaseCommit({ dir, base, workflow: 'Release giving', env: { PATH: `${dir}:/usr/bin:/bin` } });

/** Writes a fake `gh` that runs this line and stores its arguments in a file. */
const answerOfGitHub = (line: string) =>
  writeFile(path.join(dir, 'gh'), `#!/bin/sh\necho "$@" > asked\n${line}\n`, { mode: 0o755 });

test('the default base is the commit that the workflow last released on main', async () => {
  await answerOfGitHub(`echo ${head}`);
  expect(await baseOf('')).toBe(head);
  expect(await readFile(path.join(dir, 'asked'), 'utf8')).toContain(
    'run list --workflow Release giving --branch main --status success --limit 1 ',
  );
});

test.each([
  ['no run has succeeded yet', 'true'],
  ['the commit of the last run no longer exists', `echo ${MISSING_COMMIT}`],
])('everything is affected if %s', async (_why, line) => {
  await answerOfGitHub(line);
  expect(await baseOf('')).toBe('');
});

test('a given base is used without asking GitHub, if that commit exists', async () => {
  await answerOfGitHub('exit 1');
  expect(await baseOf(head)).toBe(head);
  expect(await baseOf(MISSING_COMMIT)).toBe('');
});

test('an error of GitHub is reported, and no base is assumed', async () => {
  await answerOfGitHub('echo "HTTP 503" >&2; exit 1');
  await expect(baseOf('')).rejects.toThrow('HTTP 503');
});
