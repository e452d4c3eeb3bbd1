/** Fills the emulators that the environment names (FIRESTORE_…, FIREBASE_AUTH_EMULATOR_HOST). */
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { APPLICATION_COLLECTIONS } from '@raade/contracts/applications/application.schema';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import {
  LOCAL_PROJECT_ID,
  SEEDED_ACCOUNTS,
  SEEDED_RELEASER,
} from '@raade/contracts/local/local-stack';
import { ROLES_CLAIM } from '@raade/contracts/staff/claims';
import { withSearchWords } from '@raade/contracts/staff/search';
import { SIGN_IN_SETTINGS } from '@raade/contracts/staff/second-factor';
import { RELEASES_CLAIM } from '@raade/contracts/releases/releases';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { SITES } from '@raade/kit/stack/layout.ts';
import { sampleApplications } from './sample-applications.ts';
import { sampleRegistrants } from './sample-registrants.ts';
import { uidOf } from './seeded-uids.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const app = initializeApp({ projectId: LOCAL_PROJECT_ID });

const COMMAND = {
  name: 'node tools/stack/seed/seed.command.ts',
  summary: 'Fills the emulators that the environment names; `npm start` and `npm test` run it.',
  options: {},
};

await runCommand(COMMAND, async () => {
  await Promise.all([
    seedSignIn(),
    seedStaff(),
    seedReleaser(),
    seedRegistrants(),
    seedApplications(),
  ]);
  return 0;
});

/** On the local stack, a second factor is optional. `npm run staff` can change that. */
async function seedSignIn(): Promise<void> {
  const settings = getFirestore(app).collection(COLLECTIONS.settings).doc(SIGN_IN_SETTINGS);
  await settings.set({ second_factor: 'optional' });
}

async function seedStaff(): Promise<void> {
  const auth = getAuth(app);
  for (const { email, password, roles } of SEEDED_ACCOUNTS) {
    const uid = uidOf(email);
    await auth.createUser({ uid, email, password, emailVerified: true });
    await auth.setCustomUserClaims(uid, { [ROLES_CLAIM]: roles });
  }
}

async function seedReleaser(): Promise<void> {
  const auth = getAuth(app);
  const uid = uidOf(SEEDED_RELEASER.email);
  await auth.createUser({ uid, ...SEEDED_RELEASER, emailVerified: true });
  await auth.setCustomUserClaims(uid, { [RELEASES_CLAIM]: SITES });
}

async function seedRegistrants(): Promise<void> {
  const firestore = getFirestore(app);
  const batch = firestore.batch();
  for (const { registrant, createdAt } of sampleRegistrants()) {
    const { forum_id } = registrant;
    batch.set(firestore.collection(COLLECTIONS.registrantLists).doc(forum_id), { forum_id });
    batch.set(firestore.collection(COLLECTIONS.registrants).doc(registrant.id), {
      ...withSearchWords(COLLECTIONS.registrants, registrant),
      created_at: Timestamp.fromDate(createdAt),
    });
  }
  await batch.commit();
}

async function seedApplications(): Promise<void> {
  const firestore = getFirestore(app);
  const batch = firestore.batch();
  for (const { kind, id, application, status, createdAt, notes } of sampleApplications()) {
    const sentAt = Timestamp.fromMillis(createdAt.getTime() + DAY_MS);
    batch.set(firestore.collection(APPLICATION_COLLECTIONS[kind]).doc(id), {
      ...withSearchWords(APPLICATION_COLLECTIONS[kind], application),
      status,
      created_at: Timestamp.fromDate(createdAt),
      // Without notes, the field is missing, as after a new application.
      ...(notes.length > 0 && {
        notes: notes.map((note) => ({ ...note, created_at: sentAt })),
      }),
    });
  }
  await batch.commit();
}
