import { useBackend } from '../backend.ts';
import { randomUUID } from 'node:crypto';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import type { PaymentRequest } from '@raade/contracts/money/donations';
import { LOCAL_PROJECT_ID } from '@raade/contracts/local/local-stack';
import { recordDonation } from '../../money/donations/ledger.ts';
import { reconcile } from '../../money/donations/reconcile.ts';
import { firestore } from '../../base/firestore.ts';
import { peopleBackend, type PeopleBackend } from '../../personal-data/backend.ts';
import { eraseAgain, erasePerson } from '../../personal-data/erase-person.ts';
import { printCounts, printFigures } from '../print-figures.ts';
import { giveByCard } from '../give-by-card.ts';
import { receiveApplication } from '../receive-application.ts';
import { ERASURE_SETTINGS } from '../erasure-settings.ts';
import { collectionOf, countsByCollection, differencesBetween } from './compare.ts';
import { type Documents, loseDatabase, readDatabase, writeDatabase } from './database.ts';

/** `npm run nightly -- restore` takes more. */
const GIFTS = Number(process.env['RESTORE_DRILL_GIFTS'] ?? 6);
/** From the dump to the loss; in each one a gift is paid. */
const MINUTES = Number(process.env['RESTORE_DRILL_MINUTES'] ?? 3);
const MINUTE_MS = 60_000;

const PROJECT = String(process.env.GCLOUD_PROJECT);
const ERASED = { email: 'zoe.erased@example.org', fullName: 'Zoë Erased Sample' };
const unnoted = () => Promise.resolve();

let app: App;
const backend = useBackend();
let people: PeopleBackend;

beforeAll(() => {
  Object.assign(process.env, ERASURE_SETTINGS);
  app = initializeApp({ projectId: PROJECT }, randomUUID());
  people = peopleBackend(app, process.env);
});

beforeEach(async () => {
  await backend.control.reset();
  await loseDatabase(PROJECT);
});

afterAll(() => deleteApp(app));

/** A gift that was paid, and recorded, so long ago. */
async function give(minutesAgo: number, changes: Partial<PaymentRequest> = {}) {
  const now = new Date(Date.now() - minutesAgo * MINUTE_MS).toISOString();
  await backend.control.setClock({ now });
  const id = await backend.pay(changes);
  await recordDonation(id, 'webhook', { id: `evt_${id}`, type: 'succeeded', created: 1 });
  await backend.control.setClock({ real: true });
  return id;
}

const sinceTheBeginning = () => ({ since: new Date(Date.now() - (MINUTES + 60) * MINUTE_MS) });

/** The samples of the local stack. Its gifts stay away: they are of another account at Stripe. */
async function takeSeed(): Promise<void> {
  const seed = await readDatabase(LOCAL_PROJECT_ID, [
    COLLECTIONS.registrants,
    COLLECTIONS.studentApplications,
    COLLECTIONS.partnerApplications,
    COLLECTIONS.settings,
    COLLECTIONS.releasePointers,
  ]);
  await writeDatabase(PROJECT, seed);
}

/** A field of every type that there is, also below a document that was never written. */
async function writeEveryType(): Promise<void> {
  const document = firestore().doc('every_type/never-written/below/document');
  await document.set({
    time: new Timestamp(1_700_000_000, 123_456_000),
    reference: firestore().doc('every_type/other'),
    whole: 5,
    fraction: 0.1 + 0.2,
    bytes: Buffer.from([0, 255, 128]),
    place: new GeoPoint(29.717, -95.402),
    nothing: null,
    flag: false,
    nested: { list: [{ deep: { text: 'Zoë', none: [], empty: {} } }, Number.NaN, -1.5] },
  });
}

/** What is there when the dump is made; the person in it is erased later. */
async function fill(): Promise<void> {
  await takeSeed();
  await writeEveryType();
  await receiveApplication('student');
  await receiveApplication('partner');
  await receiveApplication('student', ERASED.email, Timestamp.fromMillis(Date.now() - MINUTE_MS));
  await give(MINUTES + 1, ERASED);
  for (let index = 0; index < GIFTS; index += 1) {
    await give(MINUTES + 1, { makeAnonymous: index % 3 === 0, amount: 2500 + index });
  }
}

/** Of a gift that is rebuilt: how and when. */
const OF_WRITING: ReadonlySet<string> = new Set(['source', 'recorded_at', 'stripe_read_at']);
/** Counters, and what may be told of once more. */
const PASSING: ReadonlySet<string> = new Set([COLLECTIONS.limits, COLLECTIONS.stripeEvents]);
/** Made anew, with times of their own: it counts that they are there. */
const MADE_ANEW: ReadonlySet<string> = new Set([COLLECTIONS.outbox]);

/** What has to be the same again after everything was repaired. */
function lasting(documents: Documents): Documents {
  const kept = [...documents].filter(([path]) => !PASSING.has(collectionOf(path)));
  return new Map(
    kept.map(([path, fields]) => {
      if (MADE_ANEW.has(collectionOf(path))) return [path, {}];
      if (collectionOf(path) !== COLLECTIONS.donations) return [path, fields];
      const others = Object.entries(fields).filter(([name]) => !OF_WRITING.has(name));
      return [path, Object.fromEntries(others)];
    }),
  );
}

const namesErased = (documents: Documents) =>
  [...documents].filter(([, fields]) => {
    const text = JSON.stringify(fields);
    return text.includes(ERASED.email) || text.includes(ERASED.fullName);
  }).length;

test('a dump is restored as it was; later gifts come back from Stripe, and who was erased stays so', async () => {
  await fill();
  const dump = await readDatabase(PROJECT);
  for (let minute = MINUTES; minute > 0; minute -= 1) await give(minute);
  await erasePerson(people, ERASED.email, unnoted);
  const atLoss = await readDatabase(PROJECT);
  await loseDatabase(PROJECT);

  const begun = performance.now();
  await writeDatabase(PROJECT, dump);
  const restored = await readDatabase(PROJECT);
  await eraseAgain(people, unnoted);
  const { added, problems } = await reconcile(sinceTheBeginning());
  const seconds = (performance.now() - begun) / 1000;

  const after = await readDatabase(PROJECT);
  const differences = [
    ...differencesBetween(dump, restored),
    ...differencesBetween(lasting(atLoss), lasting(after)),
  ];
  printFigures(
    ['collection', 'in the dump', 'restored', 'differences'],
    countsByCollection(dump, restored),
  );
  printCounts([
    ['gifts since the dump', MINUTES],
    ['rebuilt from Stripe', added],
    ['documents that name who was erased, restored', namesErased(restored)],
    ['erased again, left', namesErased(after)],
    ['differences in all', differences.length],
    ['seconds until all was back', seconds],
  ]);
  expect(differences).toEqual([]);
  expect({ added, problems }).toEqual({ added: MINUTES, problems: [] });
  expect(namesErased(restored)).toBeGreaterThan(1);
  expect(namesErased(after)).toBe(0);
  const seeded = countsByCollection(dump, restored).map(([collection]) => collection);
  expect(seeded).toEqual(
    expect.arrayContaining([COLLECTIONS.registrants, 'every_type/below', COLLECTIONS.donations]),
  );
}, 600_000);

test('a gift since the dump, of somebody who was erased since, comes back without the donor', async () => {
  const id = await giveByCard(backend, ERASED.email);
  await erasePerson(people, ERASED.email, unnoted);
  await loseDatabase(PROJECT);

  await eraseAgain(people, unnoted);
  expect(await reconcile(sinceTheBeginning())).toMatchObject({ added: 1, problems: [] });

  const after = await readDatabase(PROJECT);
  expect(namesErased(after)).toBe(0);
  expect(after.has(`${COLLECTIONS.donations}/${id}`)).toBe(true);
});

test('a document that is missing, one too many, and a field that is changed or of another type are named', async () => {
  await takeSeed();
  await writeEveryType();
  const dump = await readDatabase(PROJECT);
  await loseDatabase(PROJECT);
  await writeDatabase(PROJECT, dump);
  const [missing = '', changed = ''] = [...dump.keys()].filter((path) =>
    path.startsWith(COLLECTIONS.registrants),
  );
  await firestore().doc(missing).delete();
  await firestore().doc(changed).update({ full_name: 'Another Sample' });
  await firestore().doc('every_type/other').set({});
  const typed = 'every_type/never-written/below/document';
  await firestore().doc(typed).update({ reference: 'every_type/other', whole: '5' });

  const differences = differencesBetween(dump, await readDatabase(PROJECT));

  expect(differences).toHaveLength(5);
  expect(differences).toEqual(
    expect.arrayContaining([
      { path: missing, problem: 'is missing' },
      { path: changed, problem: 'full_name is another' },
      { path: 'every_type/other', problem: 'was not there' },
      { path: typed, problem: 'reference is another' },
      { path: typed, problem: 'whole is another' },
    ]),
  );
});
