import { peopleBackend } from '@raade/functions/personal-data/backend';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { withBackend } from '../backend/connect.ts';
import { perform } from './perform.ts';
import { parsePersonOptions, PERSON_COMMAND } from './person-options.ts';

/** Gives out, or erases, all that is on record of a person. */
await runCommand(PERSON_COMMAND, async () => {
  const options = parsePersonOptions(process.argv.slice(2));
  // The stack has given its settings and made-up secrets to this process's environment.
  const told = await withBackend(options.project, (app) => perform(peopleBackend(app), options));
  console.log(told);
  return 0;
});
