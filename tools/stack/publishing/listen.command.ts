/**
 * Publishes the local stack's site after each move of a pointer, as a Firestore trigger does in production. Finds
 * Firestore by the variable FIRESTORE_EMULATOR_HOST.
 */
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { Failure } from '@raade/contracts/base/failure';
import { LOCAL_PROJECT_ID } from '@raade/contracts/local/local-stack';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { oneAfterAnother } from './one-after-another.ts';

const COMMAND = {
  name: 'node tools/stack/publishing/listen.command.ts',
  summary:
    'Calls a function whenever a pointer has moved, until the command is ended. `npm start` and `npm test` run it.',
  options: { publish: { type: 'string', help: 'the address of the function that publishes' } },
} as const;

await runCommand(COMMAND, ({ values: { publish } }) => {
  if (publish === undefined) throw new Failure('--publish is missing.');
  const call = oneAfterAnother(async () => {
    await fetch(publish, { method: 'POST' });
  });
  const firestore = getFirestore(initializeApp({ projectId: LOCAL_PROJECT_ID }));
  // Never resolves, so that the command runs until it is ended.
  return new Promise((_resolve, reject) => {
    for (const name of [COLLECTIONS.releasePointers, COLLECTIONS.contentPointer]) {
      firestore.collection(name).onSnapshot(call, reject);
    }
  });
});
