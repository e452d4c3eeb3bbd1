import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

export interface Repository {
  /** The bare repository, as GitHub has it. */
  readonly folder: string;
  /** A clone of somebody who works on it. */
  readonly clone: string;
  /** Changes files in a clone, commits that on main and pushes it. Resolves to the commit. */
  commit(title: string, change: (checkout: string) => Promise<void>): Promise<string>;
  /** Commits the opposite of a commit on main and pushes it. Resolves to the new commit. */
  revert(sha: string): Promise<string>;
  /** The commit of main. */
  head(): Promise<string>;
  fileAt(sha: string, file: string): Promise<string>;
  /** The files directly in a folder, with its name. */
  filesAt(sha: string, folder: string): Promise<readonly string[]>;
}

const AUTHOR = ['-c', 'user.name=Sample team', '-c', 'user.email=team@example.org'];

async function git(folder: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('git', [...AUTHOR, ...args], { cwd: folder });
  return stdout.trim();
}

/**
 * A repository with a branch `main`.
 * @param source a checkout whose latest commit main begins with; without it main is empty
 */
export async function openRepository(folder: string, source?: string): Promise<Repository> {
  const [bare, clone] = [path.join(folder, 'repository.git'), path.join(folder, 'team')];
  await mkdir(bare, { recursive: true });
  await git(bare, 'init', '--quiet', '--bare', '--initial-branch', 'main');
  // Checkouts ask for the commit of their run, as they do of GitHub.
  await git(bare, 'config', 'uploadpack.allowAnySHA1InWant', 'true');
  if (source !== undefined) await git(bare, 'fetch', '--quiet', source, '+HEAD:refs/heads/main');
  await git(folder, 'clone', '--quiet', bare, clone);
  const push = async () => {
    await git(clone, 'push', '--quiet', 'origin', 'HEAD:main');
    return git(clone, 'rev-parse', 'HEAD');
  };
  return {
    ...{ folder: bare, clone },
    async commit(title, change) {
      await change(clone);
      await git(clone, 'add', '--all');
      await git(clone, 'commit', '--quiet', '--message', title);
      return push();
    },
    async revert(sha) {
      await git(clone, 'revert', '--no-edit', sha);
      return push();
    },
    head: () => git(bare, 'rev-parse', 'main'),
    fileAt: (sha, file) => git(bare, 'show', `${sha}:${file}`),
    async filesAt(sha, inside) {
      return (await git(bare, 'ls-tree', '--name-only', sha, `${inside}/`))
        .split('\n')
        .filter(Boolean);
    },
  };
}
