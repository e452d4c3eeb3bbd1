import { Query, Timestamp, type QuerySnapshot } from 'firebase-admin/firestore';
import { paymentRequestSchema } from '@raade/contracts/money/donation.schema';
import { newRequest, useBackend } from '../../testing/backend.ts';
import { collection, firestore } from '../../base/firestore.ts';
import { stripe } from '../../base/stripe/client.ts';
import { toMetadata } from './donation-metadata.ts';
import { recordDonation } from './ledger.ts';
import { reconcile, MAX_IN_SPAN } from './reconcile.ts';

/** More than one page of Stripe's list, and less than two. */
const MANY = 105;
/** Far less than a page. */
const A_FEW = 10;
const HOUR_MS = 60 * 60 * 1000;

const backend = useBackend();

const since = new Date(Date.now() - 24 * HOUR_MS);

test('a run continues where the last one stopped, and compares each page by period', async () => {
  const metadata = { ...toMetadata(paymentRequestSchema.parse(newRequest())) };
  const atOf = (index: number) => new Date(Date.now() - HOUR_MS + 1000 * index).toISOString();
  backend.control.addPastPayments(
    Array.from({ length: MANY }, (_, index) => ({ at: atOf(index), amount: 5000, metadata })),
  );

  const first = await reconcile({ since, pages: 1 });
  expect(first).toMatchObject({ checked: 100, added: 100, cursor: expect.stringMatching(/^pi_/) });
  const cursor = first.cursor ?? undefined;
  expect(await reconcile({ since, cursor })).toMatchObject({ checked: 5, added: 5, cursor: null });

  const retrieve = jest.spyOn(stripe().paymentIntents, 'retrieve');
  expect(await reconcile({ since })).toMatchObject({ checked: MANY, added: 0, problems: [] });
  // Payments that were confirmed by a page are not retrieved again one by one.
  expect(retrieve.mock.calls.length).toBeLessThan(A_FEW);
  retrieve.mockRestore();
});

/** Fills the ledger with donations that this Stripe account does not know. */
async function fillLedger(count: number): Promise<void> {
  const created_at = Timestamp.fromMillis(Date.now() - HOUR_MS / 2);
  const writer = firestore().bulkWriter();
  for (let made = 0; made < count; made += 1) {
    const donation = collection('donations').doc(`pi_other${made}`);
    void writer.set(donation, { amount_cents: 5000, payment_status: 'succeeded', created_at });
  }
  await writer.close();
}

test('a ledger of another Stripe account is reported without reading all of it', async () => {
  await backend.control.reset();
  await firestore().recursiveDelete(collection('donations'));
  const ours = await backend.pay();
  await recordDonation(ours, 'client');
  await fillLedger(MAX_IN_SPAN + A_FEW);

  const read = Reflect.get(Query.prototype, 'get') as (this: Query) => Promise<QuerySnapshot>;
  const sizes: number[] = [];
  const query = jest.spyOn(Query.prototype, 'get').mockImplementation(async function (this: Query) {
    const found = await read.call(this);
    sizes.push(found.size);
    return found;
  });
  const { problems, checked } = await reconcile({ since });
  query.mockRestore();
  expect(Math.max(...sizes)).toBe(MAX_IN_SPAN);
  expect(checked).toBe(1);
  expect(problems.map(({ problem }) => problem)).toContain(
    'The ledger has more donations in this period than can be compared at once.',
  );
});
