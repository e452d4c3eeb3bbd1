import { newRequest, useBackend } from '../../testing/backend.ts';
import { CALLABLES } from '@raade/contracts/base/callables';
import { paymentRequestSchema } from '@raade/contracts/money/donation.schema';
import { receiptMail } from '../receipts/receipt-mail.ts';
import { receiptSchema } from '../receipts/receipt-entry.ts';
import { donationOf, receiptsOf } from '../../testing/ledger-reading.ts';
import { clearAll } from '../../testing/mail/registrants.ts';
import { toMetadata } from './donation-metadata.ts';
import { reconcileNight } from './reconcile-nightly.ts';

const DAY = 24 * 60 * 60;

const backend = useBackend({ delivers: true });

beforeEach(async () => {
  await backend.control.reset();
  await clearAll();
});

/** A gift of ours that a bank is asked for: its form takes cards alone today, an account's settings may say more. */
async function giveByBank(payment_method: string): Promise<string> {
  const metadata = toMetadata(paymentRequestSchema.parse(newRequest()));
  const { id } = await backend.stripe.paymentIntents.create({
    ...{ amount: 5000, currency: 'usd', confirm: true, payment_method },
    allowed_payment_method_types: ['us_bank_account'],
    metadata: { ...metadata },
  });
  await backend.control.settled();
  return id;
}

const record = (paymentIntentId: string) =>
  backend.call(CALLABLES.recordDonation, { paymentIntentId });
const days = (count: number) => backend.control.setClock({ advanceSeconds: count * DAY });
const night = () => reconcileNight({ now: Date.now(), isOver: () => false });

test('a gift that a bank takes days for is recorded and thanked for once it is paid, and not before', async () => {
  const id = await giveByBank('pm_usBankAccount_success');
  await days(3);
  expect((await record(id)).error).toMatchObject({ status: 'FAILED_PRECONDITION' });
  expect(await night()).toMatchObject({ added: 0, problems: [], failedEvents: [] });
  expect([await donationOf(id), await receiptsOf(id)]).toEqual([undefined, []]);

  await days(2);
  expect(await donationOf(id)).toMatchObject({
    ...{ source: 'webhook', payment_status: 'succeeded', payment_method: 'transfer' },
    ...{ account_gross_cents: 5000, account_fee_cents: 40, account_net_cents: 4960 },
  });
  const receipts = await receiptsOf(id);
  expect(receipts).toHaveLength(1);
  const { text } = await receiptMail('sample', receiptSchema.parse(receipts[0]));
  expect(text).toContain('Bank transfer');
});

test('a gift that a bank sends back days later is in no book, and nobody is thanked', async () => {
  const id = await giveByBank('pm_usBankAccount_insufficientFunds');
  await days(5);
  expect(await night()).toMatchObject({ added: 0, problems: [], failedEvents: [] });
  expect([await donationOf(id), await receiptsOf(id)]).toEqual([undefined, []]);
});
