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
import { NEW_APPLICATION } from '@raade/contracts/applications';
import type { CollectionRow } from '@raade/contracts/collection-row';
import { COLLECTION_TABLE } from '@raade/contracts/collection-table';
import { COLLECTIONS, DELIVERIES } from '@raade/contracts/collections';
import { NOTE_VALID_MS, notedName } from '@raade/contracts/noted-reading';
import { mayAs } from '@raade/contracts/people/claims';
import {
  SAMPLE_GUEST as GUEST,
  SAMPLE_PARTNER as PARTNER,
  SAMPLE_STUDENT as STUDENT,
} from '@raade/contracts/testing/sample-applications';
import { PERSONAS, type Persona, REVOKED_UID, sessionOf } from './personas.ts';
import { type Attempt, CHANGES, create, READS } from './rest-attempts.ts';
import { admit, firestoreAs, noteSessions, ROLES, startRules } from './rules-environment.ts';

const EXISTING = randomUUID();
type Row = Omit<CollectionRow, 'kept'>;

const UNNAMED_COLLECTION = 'not_in_the_rules';
/** What no rule names is closed, also below a document that somebody may read. */
const UNNAMED: readonly Row[] = [
  UNNAMED_COLLECTION,
  `${COLLECTIONS.registrants}/{id}/${UNNAMED_COLLECTION}`,
  `${COLLECTIONS.emailCampaigns}/{id}/${UNNAMED_COLLECTION}`,
].map((path) => ({ path, readBy: 'nobody', writtenBy: 'functions' }));

const ROWS: readonly Row[] = [...Object.values(COLLECTION_TABLE), ...UNNAMED];

const pathOf = ({ path }: Row) => path.replace('{id}', EXISTING);

const APPLICATIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [COLLECTIONS.studentApplications]: STUDENT,
  [COLLECTIONS.partnerApplications]: PARTNER,
  [COLLECTIONS.guestApplications]: GUEST,
};

/** What an owner may do with a session of theirs has a test of its own; here it is nobody's. */
function mayRead({ roles }: Persona, { readBy }: Row): boolean {
  return readBy !== 'owner' && readBy !== 'nobody' && mayAs(roles, readBy);
}

const isAlways = (allowed: boolean) => () => allowed;

/** Every operation, and who may do it: nobody changes or removes anything, and anyone may apply. */
const OPERATIONS: readonly [string, Attempt, (persona: Persona, row: Row) => boolean][] = [
  ...Object.entries(READS).map(([name, attempt]): (typeof OPERATIONS)[number] => [
    name,
    attempt,
    mayRead,
  ]),
  ['create in', create, (_persona, { writtenBy }) => writtenBy === 'anyone'],
  ...Object.entries(CHANGES).map(([name, attempt]): (typeof OPERATIONS)[number] => [
    name,
    attempt,
    isAlways(false),
  ]),
];

const CELLS = ROWS.flatMap((row) =>
  PERSONAS.flatMap((persona) =>
    OPERATIONS.map(([operation, attempt, isMeantFor]) => {
      const allowed = isMeantFor(persona, row);
      const verb = allowed ? 'may' : 'may not';
      return { row, persona, operation, attempt, allowed, verb };
    }),
  ),
);

/** For every collection that asks for one. */
const TICKET = {
  until: Object.fromEntries(
    ROWS.map((row) => [notedName(row.path), Timestamp.fromMillis(Date.now() + NOTE_VALID_MS)]),
  ),
};

/** Cells that are tried at a time. One after the other they would take a minute. */
const AT_ONCE = 32;

let environment: RulesTestEnvironment;
const outcomes = new Map<(typeof CELLS)[number], unknown>();

/** Tries cells until there are none left. */
async function tryCells(left: Iterator<(typeof CELLS)[number]>): Promise<void> {
  for (let next = left.next(); !next.done; next = left.next()) {
    const { row, persona, attempt } = next.value;
    const path = pathOf(row);
    const fields = { ...APPLICATIONS[path], status: NEW_APPLICATION };
    const newId = randomUUID();
    if (attempt === create && path in APPLICATIONS) await admit(environment, path, newId);
    const target = { projectId: environment.projectId, claims: persona.claims, path, fields };
    const outcome = await attempt({ ...target, existing: EXISTING, newId }).catch(
      (error: unknown) => error,
    );
    outcomes.set(next.value, outcome);
  }
}

beforeAll(async () => {
  environment = await startRules('access');
  // Readers without a recent note, or without a ticket, have tests of their own.
  await noteSessions(
    environment,
    PERSONAS.flatMap(({ claims }) => (claims ? [claims] : [])),
  );
  await environment.withSecurityRulesDisabled(async (context) => {
    const database = context.firestore();
    const seeds = ROWS.map((row) => setDoc(doc(database, pathOf(row), EXISTING), STUDENT));
    const since = Timestamp.fromMillis(Date.now() + 1000);
    const revocation = setDoc(doc(database, COLLECTIONS.revocations, REVOKED_UID), { since });
    const tickets = PERSONAS.flatMap(({ claims }) =>
      claims ? [setDoc(doc(database, COLLECTIONS.reads, sessionOf(claims)), TICKET)] : [],
    );
    await Promise.all([...seeds, ...tickets, revocation]);
  });
  const left = CELLS.values();
  await Promise.all(Array.from({ length: AT_ONCE }, () => tryCells(left)));
});

afterAll(() => environment.cleanup());

test.each(CELLS)('[SEC-05] $persona.name $verb $operation $row.path', (cell) => {
  expect(outcomes.get(cell)).toBe(cell.allowed);
});

test.each(ROLES)(
  '[SEC-05] %s may not list the deliveries of all campaigns at once',
  async (role) => {
    await assertFails(getDocs(collectionGroup(firestoreAs(environment, role), DELIVERIES)));
  },
);

test.each(ROLES)('[DATA-11] %s may not move a registrant to another status', async (role) => {
  const registrants = collection(firestoreAs(environment, role), COLLECTIONS.registrants);
  await assertFails(updateDoc(doc(registrants, EXISTING), { status: 'confirmed' }));
});
