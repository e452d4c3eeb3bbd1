import { appendFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { changedFiles } from './changed-files.ts';
import { affectedDeployables, areStoriesAffected, DEPLOYABLES } from './deployables.ts';

interface Affected {
  readonly deployables: readonly string[];
  /** Whether stories could end otherwise than before. */
  readonly stories: boolean;
}

async function affectedBetween(base: string, head: string): Promise<Affected> {
  const files = await changedFiles(WORKSPACE, base, head);
  const deployables = await affectedDeployables(files);
  return { deployables, stories: deployables.length > 0 || (await areStoriesAffected(files)) };
}

/**
 * Prints what has to be deployed at `--head` where `--base` is live, one name a line; without a base, everything.
 * A GitHub workflow gets two outputs: `deployables`, the names as a JSON array, and `stories`, `true` or `false`.
 */
async function main(): Promise<number> {
  const { base, head } = parseArgs({
    options: {
      base: { type: 'string', default: '' },
      head: { type: 'string', default: 'HEAD' },
    },
  }).values;
  const { deployables, stories } = base
    ? await affectedBetween(base, head)
    : { deployables: DEPLOYABLES, stories: true };
  for (const name of deployables) console.log(name);
  const output = process.env['GITHUB_OUTPUT'];
  if (output) {
    await appendFile(output, `deployables=${JSON.stringify(deployables)}\nstories=${stories}\n`);
  }
  return 0;
}

await runCommand(main);
