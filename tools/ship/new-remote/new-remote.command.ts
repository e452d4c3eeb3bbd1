import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { Failure } from '@raade/contracts/base/failure';
import { type CommandInput, usageOf } from '@raade/kit/terminal/command-line.ts';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { createRemote } from './create-remote.ts';

const COMMAND = {
  name: 'npm run new-remote',
  summary: 'Creates a remote with one page, its test, its workflow and its site.',
  usage: ['<name>'],
  hasPositionals: true,
  options: {},
  examples: { 'npm run new-remote -- stories': 'creates apps/stories, with the page /stories' },
} as const;

/** Creates a remote: see "A new remote" in docs/deploying.md. */
async function main({ positionals }: CommandInput<typeof COMMAND>): Promise<number> {
  const [name, ...excess] = positionals;
  if (!name || excess.length > 0) throw new Failure(usageOf(COMMAND));
  for (const file of await createRemote(WORKSPACE, name)) console.log(file);
  console.log(
    `\nThe page is /${name}: see it with \`npm start -- --watch ${name}\`, or alone with \`npx nx dev ${name}\`.`,
  );
  return 0;
}

await runCommand(COMMAND, main);
