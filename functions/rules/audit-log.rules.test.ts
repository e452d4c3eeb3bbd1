import {
  assertFails,
  assertSucceeds,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import type { AuditEntry } from '@raade/contracts/audit';
import { COLLECTIONS } from '@raade/contracts/collections';
import { firestoreAs, isOfStaff, ROLES, startRules } from './rules-environment.ts';

const ENTRY: AuditEntry = {
  action: 'export-donations',
  actor: 'account-1',
  actor_address: 'a'.repeat(64),
  subject: null,
  details: { rows: 60 },
};
const PATH = COLLECTIONS.auditLog;

let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await startRules('audit-log');
  await environment.withSecurityRulesDisabled(async (context) => {
    await setDoc(doc(context.firestore(), PATH, 'written'), ENTRY);
  });
});

afterAll(() => environment.cleanup());

test.each(ROLES)(
  '[SEC-05] %s can neither write, forge, change nor take back an entry',
  async (role) => {
    const db = firestoreAs(environment, role);
    const stamped = { ...ENTRY, created_at: serverTimestamp() };
    await assertFails(setDoc(doc(db, PATH, 'forged'), stamped));
    await assertFails(setDoc(doc(db, PATH, 'written'), stamped));
    await assertFails(updateDoc(doc(db, PATH, 'written'), { actor: 'somebody else' }));
    await assertFails(deleteDoc(doc(db, PATH, 'written')));
  },
);

test.each(ROLES)('[SEC-05] the page of the log reads it for staff only: %s', async (role) => {
  const log = collection(firestoreAs(environment, role), PATH);
  const reading = getDocs(query(log, orderBy('created_at', 'desc'), limit(100)));
  await (isOfStaff(role) ? assertSucceeds(reading) : assertFails(reading));
});
