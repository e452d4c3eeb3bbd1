import { useBackend } from '../../testing/backend.ts';
import { randomUUID } from 'node:crypto';
import type { HandleReceiptRequest } from '@raade/contracts/money/manual-donations';
import { SESSION_LIMITS } from '@raade/contracts/staff/staff-session';
import { recordDonation } from '../donations/ledger.ts';
import { collection } from '../../base/firestore.ts';
import { donationOf } from '../../testing/ledger-reading.ts';
import {
  correctionOf,
  donationToEnter,
  treasurerDesk,
} from '../../testing/money/treasurer-desk.ts';
import { auditLog, callAs, mailsTo } from '../../testing/people/staff-calls.ts';
import { CALLABLES } from '@raade/contracts/base/callables';

const backend = useBackend();

const { correct, enter, given, receipt, treasurer, voidEntered } = treasurerDesk(backend);

const newAddress = () => `donor-${randomUUID()}@example.org`;
const asked = (id: string, action: HandleReceiptRequest['action']): HandleReceiptRequest => ({
  request: randomUUID(),
  id,
  action,
});

/** Creates a partly refunded donation of $50 that was found too late for an automatic receipt; returns its id. */
async function donationWithoutReceipt(email: string, refunded: number): Promise<string> {
  const id = await backend.pay({ email });
  await recordDonation(id, 'webhook');
  await backend.stripe.refunds.create({ payment_intent: id, amount: refunded });
  const donation = collection('donations').doc(id);
  await donation.update({ receipt_revision: 0 });
  await recordDonation(id, 'webhook');
  return id;
}

test('a receipt is sent again once per request, to the current address of the donation', async () => {
  const id = await given();
  const [wrong, right] = [String((await donationOf(id))?.['donor_email']), newAddress()];
  const fullName = String((await donationOf(id))?.['donor_name']);
  // Changes only the address, which the receipt does not contain.
  await correct(correctionOf(id, { fullName, email: right, makeAnonymous: false }));
  const sendRequest = asked(id, 'send');
  await Promise.all([receipt(sendRequest), receipt(sendRequest)]);
  await receipt(sendRequest);
  expect(await mailsTo(right)).toHaveLength(1);
  expect(await mailsTo(wrong)).toHaveLength(1);
  await receipt(asked(id, 'send'));
  expect(await mailsTo(right)).toHaveLength(2);
  const sent = (await auditLog()).filter(({ action }) => action === 'send-receipt-again');
  expect(sent.map(({ subject }) => subject)).toEqual([`donations/${id}`, `donations/${id}`]);
});

test('entering a donation, and showing or sending its receipt, require a recent sign-in', async () => {
  const id = await given();
  const { token, ...rest } = treasurer();
  const signedInAt = Date.now() - SESSION_LIMITS.recentMs - 1000;
  const late = { ...rest, token: { ...token, auth_time: Math.floor(signedInAt / 1000) } };
  const tooOld = { details: { reason: 'sign-in-too-old' } };
  const donation = donationToEnter({ sendReceipt: true });
  await expect(callAs(late, CALLABLES.enterDonation, donation)).rejects.toMatchObject(tooOld);
  for (const action of ['show', 'send'] as const)
    await expect(callAs(late, CALLABLES.handleReceipt, asked(id, action))).rejects.toMatchObject(
      tooOld,
    );
  expect(await auditLog()).toEqual([]);
});

test('a donor without a receipt gets their first one', async () => {
  const email = newAddress();
  const { id } = await enter(donationToEnter({ email }));
  expect(await donationOf(id)).toMatchObject({ receipt_revision: 0 });
  await receipt(asked(id, 'send'));
  expect(await mailsTo(email)).toHaveLength(1);
  expect(await donationOf(id)).toMatchObject({ receipt_revision: 1 });
});

test('a donor without a receipt gets one for the remaining amount', async () => {
  const email = newAddress();
  const id = await donationWithoutReceipt(email, 2000);
  expect(await receipt(asked(id, 'show'))).toMatchObject({
    html: expect.stringMatching(/\$20 USD[\s\S]*\$30 USD/),
  });
  await receipt(asked(id, 'send'));
  const returned = (await mailsTo(email)).map((mail) => mail.get('returned_cents') as unknown);
  expect(returned.sort()).toEqual([0, 2000]);
  expect(await donationOf(id)).toMatchObject({
    receipt_revision: 1,
    receipt_returned_cents: 2000,
  });
});

test('a donation that was refunded before its receipt gets none', async () => {
  const id = await donationWithoutReceipt(newAddress(), 5000);
  await expect(receipt(asked(id, 'send'))).rejects.toMatchObject({ code: 'failed-precondition' });
  expect(await donationOf(id)).toMatchObject({ receipt_revision: 0 });
});

test('a receipt is shown as it would be sent, with the name of an anonymous donor, and its reader is recorded', async () => {
  const email = newAddress();
  const id = await backend.pay({ email, fullName: 'Zoë Sample', makeAnonymous: true });
  await recordDonation(id, 'webhook');
  const shown = await receipt(asked(id, 'show'));
  expect(shown).toMatchObject({ to: email, html: expect.stringContaining('Zoë Sample') });
  expect(await mailsTo(email)).toHaveLength(1);
  expect(await auditLog()).toMatchObject([{ action: 'show-receipt', subject: `donations/${id}` }]);
});

test('a voided or missing donation, or one without an address, has no receipt', async () => {
  const { id } = await enter(donationToEnter({ email: '' }));
  const { id: other } = await enter(donationToEnter());
  await voidEntered({ request: randomUUID(), id: other, seen: 0, reason: 'mistake' });
  for (const action of ['show', 'send'] as const) {
    const code = (donation: string) =>
      Promise.resolve(receipt(asked(donation, action))).then(
        () => 'done',
        (error: unknown) => (error as { code: string }).code,
      );
    expect(await code(id)).toBe('failed-precondition');
    expect(await code(other)).toBe('failed-precondition');
    expect(await code('pi_unknown')).toBe('not-found');
  }
});
