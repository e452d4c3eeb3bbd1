import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** What would be on main if a pull request were merged, as GitHub merges it to try that. */
export interface Proposal {
  readonly base: string;
  readonly merged: string;
}

/** Where that lies. */
export const PROPOSAL_REF = 'refs/pull/1/merge';

export interface Repository {
  /** The bare repository, as GitHub has it. */
  readonly folder: string;
  /** A clone of somebody who works on it. */
  readonly clone: string;
  /** Changes files in a clone, commits that on main and pushes it. Resolves to the commit. */
  commit(title: string, change: (checkout: string) => Promise<void>): Promise<string>;
  /** Changes files on a branch, for a pull request. */
  propose(title: string, change: (checkout: string) => Promise<void>): Promise<Proposal>;
  /** Commits the opposite of a commit on main and pushes it. Resolves to the new commit. */
  revert(sha: string): Promise<string>;
  /** Takes main back to a commit, as if nothing had followed. */
  reset(sha: string): Promise<void>;
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

/** The latest commit of a checkout. */
export const commitOf = (checkout: string): Promise<string> => git(checkout, 'rev-parse', 'HEAD');

/**
 * A repository with a branch `main`, or the one that an earlier run has left in the folder.
 * @param source a checkout whose latest commit main begins with; without it main is empty
 */
export async function openRepository(folder: string, source?: string): Promise<Repository> {
  const [bare, clone] = [path.join(folder, 'repository.git'), path.join(folder, 'team')];
  if (!existsSync(bare)) await makeRepository(bare, source);
  if (!existsSync(clone)) await git(folder, 'clone', '--quiet', bare, clone);
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
    async propose(title, change) {
      const base = await git(clone, 'rev-parse', 'main');
      await git(clone, 'checkout', '--quiet', '-B', 'proposal', 'main');
      await change(clone);
      await git(clone, 'commit', '--quiet', '--all', '--message', title);
      await git(clone, 'checkout', '--quiet', '--detach', 'main');
      await git(clone, 'merge', '--quiet', '--no-ff', '--message', title, 'proposal');
      await git(clone, 'push', '--quiet', '--force', 'origin', `HEAD:${PROPOSAL_REF}`);
      const merged = await git(clone, 'rev-parse', 'HEAD');
      await git(clone, 'checkout', '--quiet', 'main');
      return { base, merged };
    },
    async revert(sha) {
      await git(clone, 'revert', '--no-edit', sha);
      return push();
    },
    async reset(sha) {
      await git(bare, 'update-ref', 'refs/heads/main', sha);
      await git(clone, 'reset', '--quiet', '--hard', sha);
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

async function makeRepository(bare: string, source: string | undefined): Promise<void> {
  await mkdir(bare, { recursive: true });
  await git(bare, 'init', '--quiet', '--bare', '--initial-branch', 'main');
  // Checkouts ask for the commit of their run, as they do of GitHub.
  await git(bare, 'config', 'uploadpack.allowAnySHA1InWant', 'true');
  if (source !== undefined) await git(bare, 'fetch', '--quiet', source, '+HEAD:refs/heads/main');
}
