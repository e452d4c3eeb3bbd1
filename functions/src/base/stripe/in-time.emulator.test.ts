import { newRequest, useBackend } from '../../testing/backend.ts';
import { STRIPE_TIMEOUT_MS } from '@raade/contracts/base/call-times';
import { CALLABLES } from '@raade/contracts/base/callables';
import type * as inTime from './within-time.ts';
import { donationOf } from '../../testing/ledger-reading.ts';
import {
  askedFor,
  correctionOf,
  SAMPLE_DONOR,
  treasurerDesk,
} from '../../testing/money/treasurer-desk.ts';
import { callAs } from '../../testing/people/staff-calls.ts';

/** Time limit of each request to Stripe, in milliseconds. */
const timeLimits: number[] = [];

jest.mock('./within-time.ts', () => {
  const real = jest.requireActual<typeof inTime>('./within-time.ts');
  const timeLeft = () => {
    const left = real.timeLeft();
    timeLimits.push(left);
    return left;
  };
  return { ...real, timeLeft };
});

const backend = useBackend({ delivers: true });

const { given, refund, correct, treasurer } = treasurerDesk(backend);

async function reconcile(): Promise<void> {
  const since = new Date(Date.now() - 60_000).toISOString();
  await callAs(treasurer(), CALLABLES.reconcileDonations, { since });
}

/** Donates, and handles the events of Stripe. */
async function receiveEvents(): Promise<void> {
  const id = await backend.pay();
  timeLimits.length = 0;
  await backend.control.settled();
  expect(await donationOf(id)).toMatchObject({ source: 'webhook' });
}

/** Calls that people or Stripe's webhook wait for, with the id of a paid donation. */
const CALLS: readonly (readonly [string, (id: string) => Promise<unknown>])[] = [
  ['a press of Donate', () => backend.begin(newRequest())],
  [
    'the recording of a gift',
    (paymentIntentId) => backend.call(CALLABLES.recordDonation, { paymentIntentId }),
  ],
  ['a refund', (id) => refund(askedFor(id))],
  ['a correction', (id) => correct(correctionOf(id, SAMPLE_DONOR))],
  ['a reconciliation by staff', reconcile],
  ['an event of Stripe', receiveEvents],
];

test.each(CALLS)('%s limits the time of its requests to Stripe', async (_what, call) => {
  const id = await given();
  timeLimits.length = 0;
  await call(id);
  expect(timeLimits).not.toHaveLength(0);
  expect(Math.max(...timeLimits)).toBeLessThanOrEqual(STRIPE_TIMEOUT_MS);
});
