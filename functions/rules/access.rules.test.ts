import { randomUUID } from 'node:crypto';
import {
  assertFails,
  assertSucceeds,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { NEW_APPLICATION } from '@raade/contracts/applications';
import { COLLECTIONS, DELIVERIES } from '@raade/contracts/collections';
import { firestoreAs, ROLES, startRules, type Role } from './rules-environment.ts';
import {
  SAMPLE_PARTNER as PARTNER,
  SAMPLE_STUDENT as STUDENT,
} from '@raade/contracts/testing/sample-applications';

const EXISTING = randomUUID();
const UNNAMED_COLLECTION = 'not_in_the_rules';
const DELIVERY_PATH = `${COLLECTIONS.emailCampaigns}/${EXISTING}/${DELIVERIES}`;
/** Staff may do nothing below a document that they may read, unless a rule says so. */
const UNNAMED_BELOW = [COLLECTIONS.registrants, COLLECTIONS.emailCampaigns].map(
  (name) => `${name}/${EXISTING}/${UNNAMED_COLLECTION}`,
);
const PATHS = [...Object.values(COLLECTIONS), DELIVERY_PATH, UNNAMED_COLLECTION, ...UNNAMED_BELOW];

const CLOSED_TO_STAFF: readonly string[] = [
  COLLECTIONS.outbox,
  COLLECTIONS.limits,
  COLLECTIONS.releasePointers,
  COLLECTIONS.sessions,
  COLLECTIONS.revocations,
  UNNAMED_COLLECTION,
  ...UNNAMED_BELOW,
];
const APPLICATIONS = new Map<string, object>([
  [COLLECTIONS.studentApplications, STUDENT],
  [COLLECTIONS.partnerApplications, PARTNER],
]);

type Database = ReturnType<typeof firestoreAs>;

const OPERATIONS = {
  get: (db: Database, path: string) => getDoc(doc(db, path, EXISTING)),
  list: (db: Database, path: string) => getDocs(collection(db, path)),
  'find one by its address': (db: Database, path: string) =>
    getDocs(query(collection(db, path), where('email', '==', STUDENT.email), limit(1))),
  count: (db: Database, path: string) => getCountFromServer(collection(db, path)),
  create: (db: Database, path: string) => setDoc(doc(db, path, randomUUID()), newDocument(path)),
  update: (db: Database, path: string) => updateDoc(doc(db, path, EXISTING), { email: 'a@b.cd' }),
  delete: (db: Database, path: string) => deleteDoc(doc(db, path, EXISTING)),
};
type Operation = keyof typeof OPERATIONS;

/** A document that the collection accepts, if it accepts any. */
function newDocument(path: string) {
  return { ...APPLICATIONS.get(path), status: NEW_APPLICATION, created_at: serverTimestamp() };
}

/** The whole policy: anyone may apply, staff may read what is not the functions' own, and that is all. */
function isAllowed(role: Role, operation: Operation, path: string): boolean {
  if (operation === 'create') return APPLICATIONS.has(path);
  if (operation === 'update' || operation === 'delete') return false;
  return (role === 'staff' || role === 'admin') && !CLOSED_TO_STAFF.includes(path);
}

const cells = PATHS.flatMap((path) =>
  ROLES.flatMap((role) =>
    (Object.keys(OPERATIONS) as Operation[]).map((operation) => ({
      path,
      role,
      operation,
      allowed: isAllowed(role, operation, path),
    })),
  ),
).map((cell) => ({
  ...cell,
  collection: cell.path.replace(EXISTING, '{id}'),
  verb: cell.allowed ? 'may' : 'may not',
}));

// A busy machine takes its time to compile the rules.
jest.setTimeout(30_000);

let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await startRules('access');
  await environment.withSecurityRulesDisabled(async (context) => {
    const seeds = PATHS.map((path) => setDoc(doc(context.firestore(), path, EXISTING), STUDENT));
    await Promise.all(seeds);
  });
});

afterAll(() => environment.cleanup());

test.each(cells)(
  '[SEC-05] $role $verb $operation in $collection',
  async ({ path, role, operation, allowed }) => {
    const attempt: Promise<unknown> = OPERATIONS[operation](firestoreAs(environment, role), path);
    await (allowed ? assertSucceeds(attempt) : assertFails(attempt));
  },
);

test.each(ROLES)(
  '[SEC-05] %s may not list the deliveries of all campaigns at once',
  async (role) => {
    await assertFails(getDocs(collectionGroup(firestoreAs(environment, role), DELIVERIES)));
  },
);

test.each(ROLES)('[DATA-11] %s may not move a registrant to another status', async (role) => {
  const registrant = doc(firestoreAs(environment, role), COLLECTIONS.registrants, EXISTING);
  await assertFails(updateDoc(registrant, { status: 'confirmed' }));
});

test.each(['visitor', 'Staff', 'staff,admin', 'administrator'])(
  '[SEC-05] the role "%s" is not a staff role',
  async (role) => {
    const db = environment
      .authenticatedContext('impostor', { role, email_verified: true })
      .firestore();
    await assertFails(OPERATIONS.get(db, COLLECTIONS.registrants));
  },
);

test('[SEC-05] a role that is not a text is not a staff role', async () => {
  const claims = { role: ['staff'], email_verified: true };
  const db = environment.authenticatedContext('impostor', claims).firestore();
  await assertFails(OPERATIONS.get(db, COLLECTIONS.registrants));
});

test('[SEC-05] an account whose address nobody has verified reads nothing, whatever its role', async () => {
  for (const unverified of [{}, { email_verified: false }]) {
    const claims = { role: 'admin', ...unverified };
    const db = environment.authenticatedContext('registered first', claims).firestore();
    await assertFails(OPERATIONS.get(db, COLLECTIONS.registrants));
    await assertFails(OPERATIONS.list(db, COLLECTIONS.donations));
  }
});
