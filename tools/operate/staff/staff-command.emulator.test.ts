import { SEEDED_STAFF } from '@raade/contracts/local/local-stack';
import { runEntry } from '../backend/testing/run-entry.ts';

const ENTRY = 'tools/operate/staff/staff.command.ts';

test('the command works on the local stack that runs', () => {
  const { status, said } = runEntry(ENTRY, ['list']);
  expect(said).toMatch(new RegExp(`${SEEDED_STAFF.email} +viewer, reviewer, treasurer, mailer`));
  expect(status).toBe(0);
});

test('without a local stack it shows what to do', () => {
  const { status, said } = runEntry(ENTRY, ['list'], { RAADE_STACK: '/nowhere/stack.json' });
  expect(said).toContain('No local stack runs. Start one with `npm start`');
  expect(status).toBe(1);
});

test('Google Cloud is never mistaken for an emulator', () => {
  const { status, said } = runEntry(ENTRY, ['list', '--project', 'sample']);
  expect(said).toContain('FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST would lead');
  expect(status).toBe(1);
});
