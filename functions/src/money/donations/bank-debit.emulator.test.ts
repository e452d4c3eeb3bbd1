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

/** Starts a donation by bank debit. The form offers only cards, but settings of the Stripe account could add others. */
async function giveByBank(payment_method: string): Promise<string> {
  const metadata = toMetadata(paymentRequestSchema.parse(newRequest()));
  const { id } = await backend.stripe.paymentIntents.create({
    amount: 5000,
    currency: 'usd',
    confirm: true,
    payment_method,
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

test('a donation by bank debit is recorded and gets its receipt only once it is paid', async () => {
  const id = await giveByBank('pm_usBankAccount_success');
  await days(3);
  expect((await record(id)).error).toMatchObject({ status: 'FAILED_PRECONDITION' });
  expect(await night()).toMatchObject({ added: 0, problems: [], failedEvents: [] });
  expect([await donationOf(id), await receiptsOf(id)]).toEqual([undefined, []]);

  await days(2);
  expect(await donationOf(id)).toMatchObject({
    source: 'webhook',
    payment_status: 'succeeded',
    payment_method: 'transfer',
    account_gross_cents: 5000,
    account_fee_cents: 40,
    account_net_cents: 4960,
  });
  const receipts = await receiptsOf(id);
  expect(receipts).toHaveLength(1);
  const { text } = await receiptMail('sample', receiptSchema.parse(receipts[0]));
  expect(text).toContain('Bank transfer');
});

test('a bank debit that the bank returns is not recorded and gets no receipt', async () => {
  const id = await giveByBank('pm_usBankAccount_insufficientFunds');
  await days(5);
  expect(await night()).toMatchObject({ added: 0, problems: [], failedEvents: [] });
  expect([await donationOf(id), await receiptsOf(id)]).toEqual([undefined, []]);
});
