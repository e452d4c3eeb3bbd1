import path from 'node:path';
import { Failure } from '@raade/contracts/failure';
import { SITES } from '@raade/kit/stack/layout.ts';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { formatTable } from '@raade/kit/terminal/table.ts';
import { releasedFiles, releaseIdOf } from '@raade/publishing/releases/release-id';
import { builtCommit } from './built-commit.ts';
import { differingFiles } from './differing-files.ts';
import { withRebuilt } from './rebuild-release.ts';

const COMMAND = {
  name: 'npm run nightly -- rebuild',
  summary: 'Builds all apps of this commit in two folders, and compares every file of them.',
  options: {},
  examples: { 'npm run nightly -- rebuild': 'takes about two minutes' },
} as const;

/** The files of each app, as one folder builds them. */
function filesBuiltIn(folder: string, commit: string) {
  return withRebuilt({ apps: SITES, commit, folder }, async (distDir) => {
    const files = SITES.map((app) => releasedFiles(path.join(distDir, app)));
    return Promise.all(files);
  });
}

async function main(): Promise<number> {
  const commit = await builtCommit();
  if (!commit)
    throw new Failure('Something is changed here that is in no commit: commit it first.');
  const some = await filesBuiltIn('one', commit);
  const others = await filesBuiltIn('another-of-a-longer-name', commit);
  const rows = SITES.map((app, index) => {
    const [one = [], other = []] = [some[index], others[index]];
    const differing = differingFiles(one, other);
    return [app, releaseIdOf(one), differing.length === 0 ? 'the same' : differing.join(', ')];
  });
  console.log(formatTable([['App', 'Release', 'In the other folder'], ...rows]));
  return rows.every(([, , said]) => said === 'the same') ? 0 : 1;
}

await runCommand(COMMAND, main);
