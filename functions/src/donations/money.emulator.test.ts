import { startBackend, type Backend } from '../testing/backend.ts';
import { ledgerById, paidAtStripe, receiptRevisions } from '../testing/money/books.ts';
import { chanceOf } from '../testing/chance.ts';
import { printCounts } from '../testing/money/print-counts.ts';
import { crashFunctions } from '../testing/money/crashing-functions.ts';
import { SimulatedDonor } from '../testing/money/simulated-donor.ts';
import { watchStatuses } from '../testing/money/status-history.ts';
import { struckBy, webhookFaults } from '../testing/money/webhook-faults.ts';
import { reconcile } from './reconcile.ts';

/** `npm run test:money` takes many more. */
const DONATIONS = Number(process.env['MONEY_TEST_DONATIONS'] ?? 60);
const SEED = Number(process.env['MONEY_TEST_SEED'] ?? 20_250_411);
const AT_ONCE = 24;
/** So many donors make it certain enough that some are known to nobody before the reconciliation. */
const MANY = 500;
const EVENTS_OF_A_DONATION = 6;
const DAY_MS = 24 * 60 * 60 * 1000;

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend({ delivers: true });
});

afterAll(() => backend.close());

/** Gives some of the thanked donors their money back, or a part of it. */
async function refundSome(donors: readonly SimulatedDonor[]): Promise<void> {
  const thanked = donors.filter(({ isThanked }) => isThanked);
  for (const [index, { agreed }] of thanked.entries()) {
    const id = [...agreed.keys()].at(-1);
    if (index % 20 !== 0 || id === undefined) continue;
    const refund = { payment_intent: id, ...(index % 40 === 0 && { amount: 50 }) };
    // The intent that was asked for last may not be the one that was paid in the end.
    await backend.stripe.refunds.create(refund).catch(() => undefined);
  }
}

async function letDonorsGive() {
  const chance = chanceOf(SEED);
  const faults = webhookFaults(chance, DONATIONS * EVENTS_OF_A_DONATION);
  backend.control.addFaults({ webhooks: faults });
  const crashing = crashFunctions(chance);
  const donors: SimulatedDonor[] = [];
  const queue = Array.from({ length: DONATIONS }, () => new SimulatedDonor(backend, chance));
  const till = async () => {
    for (let donor = queue.pop(); donor; donor = queue.pop()) {
      donors.push(donor);
      await donor.give();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, till));
  await refundSome(donors);
  await backend.control.settled();
  crashing.stop();
  return { donors, crashes: crashing.count(), faults };
}

const sum = (cents: Iterable<number>) => [...cents].reduce((total, next) => total + next, 0);

const firstReceipts = (receipts: ReadonlyMap<string, readonly number[]>) =>
  [...receipts.values()].filter(([first, second]) => first === 1 && second !== 1).length;
/** 1 to the last revision of a receipt: each was queued once, and none is missing. */
const upTo = (last: unknown) => Array.from({ length: Number(last) }, (_, index) => index + 1);

test('whatever crashes and whatever is lost, one reconciliation later the books agree to the cent', async () => {
  const history = watchStatuses();
  const { donors, crashes, faults } = await letDonorsGive();
  const before = await ledgerById();
  const report = await reconcile({ since: new Date(Date.now() - DAY_MS) });
  await backend.control.settled();

  const paid = await paidAtStripe(backend.stripe);
  const ledger = await ledgerById();
  const receipts = await receiptRevisions();
  history.stop();
  const totals = {
    atStripe: sum(paid.map(({ amount_received }) => amount_received)),
    inLedger: sum([...ledger.values()].map(({ amount_cents }) => Number(amount_cents))),
  };
  const { attempts: deliveries } = backend.control.state().deliveries;
  printCounts([
    ['donors', donors.length],
    ['thanked', donors.filter(({ isThanked }) => isThanked).length],
    ['browsers closed', sum(donors.map(({ timesClosed }) => timesClosed))],
    ['functions crashed', crashes],
    ['webhook deliveries', deliveries],
    ...struckBy(faults, deliveries),
    ['paid at Stripe', paid.length],
    ['in the ledger before the reconciliation', before.size],
    ['added and updated by it', report.added + report.updated],
    ['in the ledger after it', ledger.size],
    ['cents at Stripe', totals.atStripe],
    ['cents in the ledger', totals.inLedger],
    ['statuses that went back', history.wentBack.length],
    ['donations with exactly one first receipt', firstReceipts(receipts)],
    ['receipts in place of others', sum([...receipts.values()].map(({ length }) => length - 1))],
  ]);

  expect(crashes).toBeGreaterThan(DONATIONS / 10);
  expect(paid.length).toBeGreaterThan(DONATIONS / 2);
  if (DONATIONS >= MANY) expect(report.added).toBeGreaterThan(0);
  expect([...ledger.keys()].sort()).toEqual(paid.map(({ id }) => id).sort());
  expect(totals.inLedger).toBe(totals.atStripe);
  expect(report).toMatchObject({ checked: paid.length, problems: [], cursor: null });
  expect(history.wentBack).toEqual([]);
  const revisions = [...ledger].map(([id, gift]) => [id, upTo(gift['receipt_revision'])] as const);
  expect(Object.fromEntries(receipts)).toEqual(Object.fromEntries(revisions));
  expect(receipts.size).toBe(paid.length);

  const attempts = paid.map(({ metadata }) => metadata['attempt']);
  expect(new Set(attempts).size).toBe(attempts.length);
  const shown = new Map(donors.flatMap(({ agreed }) => [...agreed]));
  expect(paid.filter(({ id, amount_received }) => shown.get(id) !== amount_received)).toEqual([]);
  const thanked = donors.filter(({ isThanked }) => isThanked);
  expect(thanked.filter(({ attempt }) => !attempts.includes(attempt))).toEqual([]);
}, 1_200_000);
