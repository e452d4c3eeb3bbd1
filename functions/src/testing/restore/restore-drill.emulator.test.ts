import { useBackend } from '../backend.ts';
import { type CollectionReference, type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import type { PaymentRequest } from '@raade/contracts/money/donation.schema';
import { recordDonation } from '../../money/donations/ledger.ts';
import { reconcile } from '../../money/donations/reconcile.ts';
import { firestore } from '../../base/firestore.ts';
import { eraseAgain, erasePerson } from '../../personal-data/erase-person.ts';
import { printCounts } from '../print-figures.ts';
import { receiveApplication } from '../receive-application.ts';
import { noAudit, useErasure } from '../erasure-backend.ts';
import { addRegistrants, clearAll } from '../mail/registrants.ts';

/** `npm run nightly -- restore` takes more. */
const DONATIONS = Number(process.env['RESTORE_DRILL_DONATIONS'] ?? 6);
/** From the dump to the loss; in each one a donation is paid. */
const MINUTES = Number(process.env['RESTORE_DRILL_MINUTES'] ?? 3);
const MINUTE_MS = 60_000;

const ERASED = { email: 'zoe.erased@example.org', fullName: 'Zoë Erased Sample' };

const backend = useBackend();
const people = useErasure();

beforeEach(clearAll);

/** A donation that was paid, and recorded, so long ago. */
async function give(minutesAgo: number, changes: Partial<PaymentRequest> = {}) {
  const now = new Date(Date.now() - minutesAgo * MINUTE_MS).toISOString();
  await backend.control.setClock({ now });
  const id = await backend.pay(changes);
  await recordDonation(id, 'webhook', { id: `evt_${id}`, type: 'succeeded', created: 1 });
  await backend.control.setClock({ real: true });
}

/** Writes the data for the dump; the person in it is erased later. */
async function fill(): Promise<void> {
  await addRegistrants([{ email: 'ada@example.org' }, { email: 'bo@example.org' }]);
  await receiveApplication('student');
  await receiveApplication('partner');
  await receiveApplication('student', ERASED.email, Timestamp.fromMillis(Date.now() - MINUTE_MS));
  await give(MINUTES + 1, ERASED);
  for (let index = 0; index < DONATIONS; index += 1) {
    await give(MINUTES + 1, { makeAnonymous: index % 3 === 0, amount: 2500 + index });
  }
}

/** Every document of a database by its path. */
type Documents = ReadonlyMap<string, DocumentData>;

async function readDatabase(): Promise<Documents> {
  const found = new Map<string, DocumentData>();
  await readAll(await firestore().listCollections(), found);
  return found;
}

/** Reads also what lies below documents that were never written. */
async function readAll(
  collections: readonly CollectionReference[],
  found: Map<string, DocumentData>,
): Promise<void> {
  for (const collection of collections) {
    for (const reference of await collection.listDocuments()) {
      const data = (await reference.get()).data();
      if (data) found.set(reference.path, data);
      await readAll(await reference.listCollections(), found);
    }
  }
}

/** @throws an error if one of the documents is there already */
async function writeDatabase(documents: Documents): Promise<void> {
  const writer = firestore().bulkWriter();
  const writes = [...documents].map(([path, data]) => writer.create(firestore().doc(path), data));
  await Promise.all([...writes, writer.close()]);
}

/** Fields that say how and when a donation was recorded, which differ if it is rebuilt. */
const RECORDING_FIELDS: ReadonlySet<string> = new Set(['source', 'recorded_at', 'stripe_read_at']);
/** Collections that may differ: counters, and events that Stripe may report again. */
const TEMPORARY: ReadonlySet<string> = new Set([COLLECTIONS.limits, COLLECTIONS.stripeEvents]);

/** Returns the documents that must be the same again after the repair. */
function lasting(documents: Documents): Record<string, object> {
  const kept = [...documents].flatMap(([path, fields]) => {
    const [collection = ''] = path.split('/');
    if (TEMPORARY.has(collection)) return [];
    // Mails are queued again with new times, so only their presence is compared.
    if (collection === COLLECTIONS.outbox) return [[path, {}] as const];
    const others = Object.entries(fields).filter(([name]) => !RECORDING_FIELDS.has(name));
    return [[path, Object.fromEntries(others)] as const];
  });
  return Object.fromEntries(kept);
}

const namesErased = (documents: Documents) =>
  [...documents].filter(([, fields]) => {
    const text = JSON.stringify(fields);
    return text.includes(ERASED.email) || text.includes(ERASED.fullName);
  }).length;

test('after a restore, later donations return from Stripe, and erased people stay erased', async () => {
  await fill();
  const dump = await readDatabase();
  for (let minute = MINUTES; minute > 0; minute -= 1) await give(minute);
  await erasePerson(people, ERASED.email, noAudit);
  const atLoss = await readDatabase();
  await clearAll();

  const begun = performance.now();
  await writeDatabase(dump);
  await eraseAgain(people, noAudit);
  const since = new Date(Date.now() - (MINUTES + 60) * MINUTE_MS);
  const { added, problems } = await reconcile({ since });
  const seconds = (performance.now() - begun) / 1000;

  const after = await readDatabase();
  printCounts([
    ['documents of the dump', dump.size],
    ['donations since the dump', MINUTES],
    ['rebuilt from Stripe', added],
    ['documents that name who was erased, restored', namesErased(dump)],
    ['erased again, left', namesErased(after)],
    ['seconds until all was back', seconds],
  ]);
  expect(lasting(after)).toEqual(lasting(atLoss));
  expect({ added, problems }).toEqual({ added: MINUTES, problems: [] });
  expect(namesErased(dump)).toBeGreaterThan(1);
  expect(namesErased(after)).toBe(0);
}, 600_000);
