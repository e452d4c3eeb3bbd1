import { peopleBackend } from '@raade/functions/personal-data/backend';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { withBackend } from '../backend/connect.ts';
import { perform } from './perform.ts';
import { parsePersonOptions, PERSON_COMMAND } from './person-options.ts';

/** Exports or erases the data of a person. */
await runCommand(PERSON_COMMAND, async () => {
  const options = parsePersonOptions(process.argv.slice(2));
  // For the local stack, `withBackend` has set the stack's settings and fake secrets as environment variables.
  const summary = await withBackend(options.project, (app) => perform(peopleBackend(app), options));
  console.log(summary);
  return 0;
});
