import { parseArgs } from 'node:util';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { Failure } from '@raade/contracts/failure';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { createRemote } from './create-remote.ts';

const USAGE = 'Usage: npm run new-remote -- stories';

/** Makes a remote: see "A new remote" in the README. */
async function main(): Promise<number> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [name, ...more] = positionals;
  if (!name || more.length > 0) throw new Failure(USAGE);
  for (const file of await createRemote(WORKSPACE, name)) console.log(file);
  console.log(
    `\nThe page is /${name}: see it with \`npm start\`, or alone with \`npx nx dev ${name}\`.`,
  );
  return 0;
}

await runCommand(main);
