import { useBackend } from '../../testing/backend.ts';
import { AggregateField } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { firestore } from '../../base/firestore.ts';
import { sweepCampaigns } from '../../mail/campaigns/sweep-campaigns.ts';
import { sendOutbox } from '../../deployed/send-outbox.ts';
import { controlStatements } from '../statements/control-statements.ts';
import { chanceOf } from '../../testing/chance.ts';
import { countOperations } from '../../testing/firestore-operations.ts';
import { FakeProvider } from '../../testing/mail/fake-provider.ts';
import { BALANCE_FIGURES, balanceAtStripe, balanceInLedger } from '../../testing/money/balance.ts';
import { compareBooks } from '../../testing/money/books.ts';
import { letDonorsGive } from '../../testing/money/let-donors-give.ts';
import { measured, withHeap } from '../../testing/money/measured.ts';
import { sendMoneyBack } from '../../testing/money/money-back.ts';
import { printFigures } from '../../testing/print-figures.ts';
import { seedLedger } from '../../testing/money/seed-ledger.ts';
import { skippingClock } from '../../testing/skipping-clock.ts';
import { reconcileNight } from './reconcile-nightly.ts';
import { writePlace } from './reconcile-place.ts';

/** `npm run nightly -- money --ledger 100000` takes many more. */
const LEDGER = Number(process.env['MONEY_TEST_LEDGER'] ?? 400);
const DONORS = Number(process.env['MONEY_TEST_DONORS'] ?? 10);
const SEED = Number(process.env['MONEY_TEST_SEED'] ?? 20_250_411);
/** Money goes back of one in so many of the old gifts. */
const BACK_OF = 100;
/** Records that no release of ours wrote. */
const MALFORMED = 3;
const TREASURER = { actor: 'treasurer-1', actor_address: null };

const backend = useBackend({ delivers: true });
let seeded: string[] = [];

beforeAll(async () => {
  seeded = await seedLedger(backend, LEDGER);
}, 3_600_000);

const donations = () => firestore().collection(COLLECTIONS.donations);

/** The sums of the staff's page, which reads them in the same way. */
async function totals() {
  const sums = await donations()
    .where('account_currency', '==', 'usd')
    .aggregate({
      count: AggregateField.count(),
      gross: AggregateField.sum('account_gross_cents'),
      fee: AggregateField.sum('account_fee_cents'),
      refunded: AggregateField.sum('account_refunded_cents'),
      disputed: AggregateField.sum('account_disputed_cents'),
    })
    .get();
  const { gross, fee, refunded, disputed } = sums.data();
  return { gross, fee, refunded, disputed, net: gross - fee - refunded - disputed };
}

/** What runs each minute, while nothing is due. */
async function idleMinute(): Promise<void> {
  await sendOutbox({ provider: new FakeProvider(), now: () => 0 });
  await sweepCampaigns(0);
}

async function statementsUntil(action: 'prepare' | 'send', phase: string, year: number) {
  for (;;) {
    const run = await controlStatements({ action, year }, TREASURER);
    if (run.phase === phase) return run;
  }
}

test('a ledger of very many gifts is repaired, added up and told of, by work that does not grow with it', async () => {
  const chance = chanceOf(SEED);
  const operations = countOperations();
  const measure = <Result>(work: () => Promise<Result>) => measured(operations.soFar, work);
  const malformed = seeded.filter((_id, index) => index % BACK_OF === 1).slice(0, MALFORMED);
  const back = seeded.filter((_id, index) => index % BACK_OF === 0);
  const writer = firestore().bulkWriter();
  for (const id of malformed) void writer.update(donations().doc(id), { payment_status: 'owed' });
  await writer.close();

  const giving = await measure(() =>
    letDonorsGive(backend, {
      count: DONORS,
      chance,
      afterwards: async () => void (await sendMoneyBack(backend, back, chance)),
    }),
  );
  const recorded = (await donations().count().get()).data().count;
  const night = await measure(() => reconcileNight({ now: Date.now(), isOver: () => false }));
  const next = await measure(() => reconcileNight({ now: Date.now(), isOver: () => false }));
  await writePlace({ fullBegun: 0, fullCursor: null });
  const full = await measure(() =>
    withHeap(20, (isOver) => reconcileNight({ now: Date.now(), isOver })),
  );
  for (const id of malformed) await donations().doc(id).update({ payment_status: 'succeeded' });

  const { paid, disagreements } = await compareBooks(backend.stripe);
  const atStripe = await balanceAtStripe(backend.stripe);
  const inLedger = await balanceInLedger();
  const summed = await measure(totals);
  // Another test may have left something that is due: the minute after it is idle.
  await idleMinute();
  const idle = await measure(idleMinute);

  const clock = skippingClock();
  const year = new Date().getUTCFullYear();
  clock.skip(Date.UTC(year + 1, 0, 2) - Date.now());
  const prepared = await measure(() => statementsUntil('prepare', 'ready', year));
  const sent = await measure(() => statementsUntil('send', 'sent', year));
  clock.stop();
  operations.stop();

  const row = (name: string, { seconds, reads, writes }: Awaited<ReturnType<typeof measure>>) =>
    [name, seconds, reads, writes, reads / paid.size] as const;
  printFigures(
    ['', 'seconds', 'reads', 'writes', 'reads a gift'],
    [
      row(`${DONORS} donors give, ${back.length} gifts go back`, giving),
      row('the night after', night),
      row('a night in which nothing happened', next),
      row('a night that compares everything', full),
      row('totals on the dashboard', summed),
      row('a minute in which nothing is due', idle),
      row(`${prepared.result.counts.due} statements, prepared`, prepared),
      row('the same, queued', sent),
    ],
  );
  printFigures(
    ['cents', ...BALANCE_FIGURES],
    [
      ['Stripe', ...BALANCE_FIGURES.map((name) => atStripe[name])],
      ['ledger', ...BALANCE_FIGURES.map((name) => inLedger[name])],
    ],
  );
  printFigures(
    ['', 'count'],
    [
      ['gifts before', LEDGER],
      ['in the ledger before the night', recorded],
      ['paid at Stripe', paid.size],
      ['added and updated by the night', night.result.added + night.result.updated],
      ['events that it took', night.result.events],
      ['functions crashed', giving.result.crashes],
      ['heap growth of the full comparison, MiB', full.result.heapGrowth],
      ['peak memory of the test with its Stripe, MiB', process.resourceUsage().maxRSS / 1024],
    ],
  );

  expect(disagreements).toEqual([]);
  expect(inLedger).toEqual(atStripe);
  expect(summed.result).toEqual(atStripe);
  expect(full.result.result.problems.map(({ paymentIntentId }) => paymentIntentId).sort()).toEqual(
    malformed.toSorted(),
  );
  expect(next.result).toMatchObject({ added: 0, updated: 0 });
  expect(idle.reads).toBeLessThan(15);
  expect(full.result.heapGrowth).toBeLessThan(40);
  expect(sent.result.counts.queued).toBe(prepared.result.counts.due);
}, 7_200_000);
