import { randomUUID } from 'node:crypto';
import { assertFails, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  doc,
  getDocs,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore';
import {
  APPLICATION_COLLECTIONS,
  APPLICATION_KINDS,
  NEW_APPLICATION,
} from '@raade/contracts/applications/application.schema';
import type { CollectionRow } from '@raade/contracts/firestore/collection-row';
import { COLLECTION_TABLE } from '@raade/contracts/firestore/collection-table';
import { COLLECTIONS, DELIVERIES } from '@raade/contracts/base/collections';
import { PERMIT_VALID_MS, permitName } from '@raade/contracts/firestore/audited-reading';
import { mayAs } from '@raade/contracts/staff/claims';
import { checkCells } from '@raade/contracts/testing/matrix';
import { SAMPLE_APPLICATIONS } from '@raade/contracts/testing/sample-applications';
import { PERSONAS, type Persona, REVOKED_UID, sessionOf } from './personas.ts';
import { type Attempt, CHANGES, create, READS } from './rest-attempts.ts';
import { admit, firestoreAs, recordSessionUses, ROLES, startRules } from './rules-environment.ts';

const EXISTING = randomUUID();
type Row = Omit<CollectionRow, 'retention'>;

const UNNAMED_COLLECTION = 'not_in_the_rules';
/** Collections without a rule are closed, also below a document that some roles may read. */
const UNNAMED: readonly Row[] = [
  UNNAMED_COLLECTION,
  `${COLLECTIONS.registrants}/{id}/${UNNAMED_COLLECTION}`,
  `${COLLECTIONS.emailCampaigns}/{id}/${UNNAMED_COLLECTION}`,
].map((path) => ({ path, readBy: 'nobody', writtenBy: 'functions' }));

const ROWS: readonly Row[] = [...Object.values(COLLECTION_TABLE), ...UNNAMED];

const pathOf = ({ path }: Row) => path.replace('{id}', EXISTING);

const APPLICATIONS: Readonly<Record<string, object>> = Object.fromEntries(
  APPLICATION_KINDS.map((kind) => [APPLICATION_COLLECTIONS[kind], SAMPLE_APPLICATIONS[kind]]),
);

/**
 * True if the rules let the persona read. Owners' reads of their sessions have a test of their own and are false here.
 */
function mayRead({ roles }: Persona, { readBy }: Row): boolean {
  return readBy !== 'owner' && readBy !== 'nobody' && mayAs(roles, readBy);
}

type IsMeantFor = (persona: Persona, row: Row) => boolean;
const allOf = (attempts: Readonly<Record<string, Attempt>>, isMeantFor: IsMeantFor) =>
  Object.entries(attempts).map(([operation, attempt]) => ({ operation, attempt, isMeantFor }));

/** Every operation, and the personas that may do it: nobody may change or delete, anyone may apply. */
const OPERATIONS = [
  ...allOf(READS, mayRead),
  ...allOf({ 'create in': create }, (_persona, { writtenBy }) => writtenBy === 'anyone'),
  ...allOf(CHANGES, () => false),
];

const CELLS = ROWS.flatMap((row) =>
  PERSONAS.flatMap((persona) =>
    OPERATIONS.map(({ isMeantFor, ...operation }) => ({
      row,
      persona,
      ...operation,
      allowed: isMeantFor(persona, row),
    })),
  ),
);
type Cell = (typeof CELLS)[number];

/** Permits for every collection that needs one. */
const PERMIT = {
  until: Object.fromEntries(
    ROWS.map((row) => [permitName(row.path), Timestamp.fromMillis(Date.now() + PERMIT_VALID_MS)]),
  ),
};

// A matrix takes its time on a busy machine.
jest.setTimeout(300_000);

let environment: RulesTestEnvironment;
async function isAllowed({ row, persona, attempt }: Cell): Promise<boolean> {
  const path = pathOf(row);
  const fields = { ...APPLICATIONS[path], status: NEW_APPLICATION };
  const newId = randomUUID();
  if (attempt === create && path in APPLICATIONS) await admit(environment, path, newId);
  const target = { projectId: environment.projectId, claims: persona.claims, path, fields };
  return attempt({ ...target, existing: EXISTING, newId });
}

beforeAll(async () => {
  environment = await startRules('access');
  // Readers without a recent renewal, or without a permit, have tests of their own.
  await recordSessionUses(
    environment,
    PERSONAS.flatMap(({ claims }) => (claims ? [claims] : [])),
  );
  await environment.withSecurityRulesDisabled(async (context) => {
    const database = context.firestore();
    const seeds = ROWS.map((row) =>
      setDoc(doc(database, pathOf(row), EXISTING), SAMPLE_APPLICATIONS.student),
    );
    const since = Timestamp.fromMillis(Date.now() + 1000);
    const revocation = setDoc(doc(database, COLLECTIONS.revocations, REVOKED_UID), { since });
    const permits = PERSONAS.flatMap(({ claims }) =>
      claims ? [setDoc(doc(database, COLLECTIONS.reads, sessionOf(claims)), PERMIT)] : [],
    );
    await Promise.all([...seeds, ...permits, revocation]);
  });
});

afterAll(() => environment.cleanup());

test('[SEC-05] each persona may do exactly what the table of rights says', () =>
  checkCells({
    cells: CELLS,
    nameOf: ({ row, persona, operation, allowed }) =>
      `${persona.name} ${allowed ? 'may' : 'may not'} ${operation} ${row.path}`,
    check: async (cell) => {
      expect(await isAllowed(cell)).toBe(cell.allowed);
    },
    // In sequence, the cells would take a minute.
    atOnce: 32,
  }));

test.each(ROLES)(
  '[SEC-05] %s may not list the deliveries of all campaigns at once',
  async (role) => {
    await assertFails(getDocs(collectionGroup(firestoreAs(environment, role), DELIVERIES)));
  },
);

test.each(ROLES)('[DATA-11] %s may not change the status of a registrant', async (role) => {
  const registrants = collection(firestoreAs(environment, role), COLLECTIONS.registrants);
  await assertFails(updateDoc(doc(registrants, EXISTING), { status: 'confirmed' }));
});
