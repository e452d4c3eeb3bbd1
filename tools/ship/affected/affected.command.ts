import { appendFile } from 'node:fs/promises';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { listChangedFiles } from '@raade/kit/projects/changed-files.ts';
import type { CommandInput } from '@raade/kit/terminal/command-line.ts';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { findBaseCommit } from './base-commit.ts';
import { findAffectedDeployables, areEndToEndTestsAffected, DEPLOYABLES } from './deployables.ts';

const COMMAND = {
  name: 'npm run affected',
  summary: 'Prints the names of everything that must be deployed between two commits.',
  options: {
    base: {
      type: 'string',
      value: '<commit>',
      default: '',
      help: 'the live commit; without it, everything is affected',
    },
    workflow: {
      type: 'string',
      value: '<name>',
      default: '',
      help: 'a workflow of GitHub: the default base is its last successful commit on main, if that still exists',
    },
    head: { type: 'string', value: '<commit>', default: 'HEAD', help: 'the commit to deploy' },
  },
  examples: { 'npm run affected -- --base origin/main': 'the names that this branch affects' },
} as const;

interface Affected {
  readonly deployables: readonly string[];
  /** True if the results of end-to-end tests may have changed. */
  readonly e2e: boolean;
}

async function affectedBetween(base: string, head: string): Promise<Affected> {
  const files = await listChangedFiles(WORKSPACE, base, head);
  const deployables = await findAffectedDeployables(files);
  return { deployables, e2e: deployables.length > 0 || (await areEndToEndTestsAffected(files)) };
}

/**
 * Prints the names of everything that must be deployed to get from commit `--base` to `--head`; without a base, all.
 * Writes two outputs for GitHub workflows: `deployables` (JSON array of names) and `e2e` (`true` or `false`).
 */
async function main({ values }: CommandInput<typeof COMMAND>): Promise<number> {
  const { head, workflow } = values;
  const base = workflow
    ? await findBaseCommit({ ...values, dir: WORKSPACE, env: process.env })
    : values.base;
  const { deployables, e2e } = base
    ? await affectedBetween(base, head)
    : { deployables: DEPLOYABLES, e2e: true };
  for (const name of deployables) console.log(name);
  const output = process.env['GITHUB_OUTPUT'];
  if (output) {
    await appendFile(output, `deployables=${JSON.stringify(deployables)}\ne2e=${e2e}\n`);
  }
  return 0;
}

await runCommand(COMMAND, main);
