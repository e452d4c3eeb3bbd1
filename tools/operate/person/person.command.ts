import type { App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { peopleBackend } from '@raade/functions/people-data/backend';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { withBackend } from '../backend/connect.ts';
import { makeKey } from './new-key.ts';
import { perform } from './perform.ts';
import { parsePersonOptions, PERSON_COMMAND, type PersonOptions } from './person-options.ts';
import { unseal } from './unseal.ts';

/** Gives out, or erases, all that is on record of a person. */
await runCommand(PERSON_COMMAND, async () => {
  const options = parsePersonOptions(process.argv.slice(2));
  console.log(await answerTo(options));
  return 0;
});

function answerTo(options: PersonOptions): Promise<string> {
  if (options.task === 'new-key') return makeKey(options.file);
  return withBackend(options.project, (app: App) =>
    options.task === 'unseal'
      ? unseal(getFirestore(app), options)
      : // The stack has given its settings and made-up secrets to this process's environment.
        perform(peopleBackend(app, process.env), options),
  );
}
