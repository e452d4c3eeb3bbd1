import { useBackend } from '../../testing/backend.ts';
import { chanceOf } from '../../testing/chance.ts';
import {
  balanceAtStripe,
  balanceInLedger,
  compareBooks,
  ledgerById,
} from '../../testing/money/books.ts';
import { letDonorsGive, struckBy } from '../../testing/money/let-donors-give.ts';
import { sendMoneyBack } from '../../testing/money/money-back.ts';
import { printCounts } from '../../testing/print-figures.ts';
import { watchStatuses } from '../../testing/money/status-history.ts';
import { reconcile } from './reconcile.ts';

/** `npm run nightly -- money` uses many more. */
const DONATIONS = Number(process.env['MONEY_TEST_DONORS'] ?? 60);
const SEED = Number(process.env['MONEY_TEST_SEED'] ?? 20_250_411);
/** From this many donors on, some donations are almost certainly missing before the reconciliation. */
const MANY = 500;
/** One in this many donations is refunded or disputed. */
const BACK_OF = 20;
const DAY_MS = 24 * 60 * 60 * 1000;

const backend = useBackend({ delivers: true });

async function letThemGive() {
  const chance = chanceOf(SEED);
  let oursAgain: ReadonlySet<string> = new Set();
  const afterwards = async () => {
    // Donors who have a receipt get a replacement.
    const some = [...(await ledgerById()).keys()].filter((_id, index) => index % BACK_OF === 0);
    oursAgain = await sendMoneyBack(backend, some, chance);
  };
  const given = await letDonorsGive(backend, { count: DONATIONS, chance, afterwards });
  return { ...given, oursAgain };
}

const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, next) => total + next, 0);

test('after any crash or loss, one reconciliation makes the ledger agree to the cent', async () => {
  const begun = performance.now();
  const history = watchStatuses();
  const { donors, crashes, faults, oursAgain } = await letThemGive();
  const before = await compareBooks(backend.stripe);
  const report = await reconcile({ since: new Date(Date.now() - DAY_MS) });
  await backend.control.settled();

  const { paid, ledger, receipts, disagreements } = await compareBooks(backend.stripe);
  const [atStripe, inLedger] = [await balanceAtStripe(backend.stripe), await balanceInLedger()];
  history.stop();
  const wentBack = history.wentBack().filter((id) => !oursAgain.has(id));
  const { attempts: deliveries } = backend.control.state().deliveries;
  printCounts([
    ['donors', donors.length],
    ['thanked', donors.filter(({ isThanked }) => isThanked).length],
    ['browsers closed', sum(donors.map(({ timesClosed }) => timesClosed))],
    ['functions crashed', crashes],
    ['webhook deliveries', deliveries],
    ...struckBy(faults, deliveries),
    ['paid at Stripe', paid.size],
    ['in the ledger before the reconciliation', before.ledger.size],
    ['added and updated by it', report.added + report.updated],
    ['in the ledger after it', ledger.size],
    ['receipts in place of others', sum([...receipts.values()].map(({ length }) => length - 1))],
    ['seconds', Math.round((performance.now() - begun) / 1000)],
    ['peak memory, MiB', Math.round(process.resourceUsage().maxRSS / 1024)],
  ]);

  expect(crashes).toBeGreaterThan(DONATIONS / 10);
  expect(paid.size).toBeGreaterThan(DONATIONS / 2);
  if (DONATIONS >= MANY) expect(report.added).toBeGreaterThan(0);
  expect(disagreements).toEqual([]);
  expect(inLedger).toEqual(atStripe);
  expect(report).toMatchObject({ checked: paid.size, problems: [], cursor: null });
  expect(wentBack).toEqual([]);
  expect(receipts.size).toBe(paid.size);

  const attempts = new Set([...paid.values()].map(({ attempt }) => attempt));
  expect(attempts.size).toBe(paid.size);
  const shown = new Map(donors.flatMap(({ agreed }) => [...agreed]));
  expect([...paid].filter(([id, { amount }]) => shown.get(id) !== amount)).toEqual([]);
  const thanked = donors.filter(({ isThanked }) => isThanked);
  expect(thanked.filter(({ attempt }) => !attempts.has(attempt))).toEqual([]);
}, 7_200_000);
