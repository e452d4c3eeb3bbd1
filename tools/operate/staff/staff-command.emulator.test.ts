import { SEEDED_STAFF } from '@raade/contracts/local/local-stack';
import { runEntry } from '../backend/testing/run-entry.ts';

const ENTRY = 'tools/operate/staff/staff.command.ts';

test('the command lists the staff of the running local stack', () => {
  const { status, output } = runEntry(ENTRY, ['list']);
  expect(output).toMatch(new RegExp(`${SEEDED_STAFF.email} +viewer, reviewer, treasurer, mailer`));
  expect(status).toBe(0);
});

test('the error without a local stack says how to start one', () => {
  const { status, output } = runEntry(ENTRY, ['list'], { RAADE_STACK: '/nowhere/stack.json' });
  expect(output).toContain('No local stack runs. Start one with `npm start`');
  expect(status).toBe(1);
});

test('the option --project is refused while addresses of emulators are set', () => {
  const { status, output } = runEntry(ENTRY, ['list', '--project', 'sample']);
  expect(output).toContain('FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST would lead');
  expect(status).toBe(1);
});
