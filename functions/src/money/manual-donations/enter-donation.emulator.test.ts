import { useBackend } from '../../testing/backend.ts';
import { randomUUID } from 'node:crypto';
import type { Timestamp } from 'firebase-admin/firestore';
import type { EnterDonationRequest } from '@raade/contracts/money/manual-donations';
import { localDay } from '@raade/contracts/base/local-day';
import { reconcile } from '../donations/reconcile.ts';
import { collection } from '../../base/firestore.ts';
import { donationOf } from '../../testing/ledger-reading.ts';
import { donationToEnter, treasurerDesk } from '../../testing/money/treasurer-desk.ts';
import { auditLog, mailsTo } from '../../testing/people/staff-calls.ts';

const backend = useBackend();

const { enter, treasurer, voidEntered } = treasurerDesk(backend);

const anonymousDonor = async (id: string) =>
  (await collection('anonymousDonors').doc(id).get()).data();

test('a donation by check is recorded with its day, method and donor, and gets its receipt', async () => {
  const email = `donor-${randomUUID()}@example.org`;
  const { id } = await enter(donationToEnter({ email, sendReceipt: true }));
  expect(await donationOf(id)).toMatchObject({
    donor_name: 'Sample Donor',
    donor_email: email,
    amount: 50,
    amount_cents: 5000,
    currency: 'usd',
    payment_status: 'succeeded',
    source: 'staff',
    payment_method: 'cheque',
    entered_method: 'cheque',
    check_number: '1234',
    refunded_cents: 0,
  });
  const paidAt = (await donationOf(id))?.['paid_at'] as Timestamp;
  expect(localDay(paidAt.toDate())).toBe('2025-12-31');
  expect(await mailsTo(email)).toHaveLength(1);
  expect(await auditLog()).toEqual([
    expect.objectContaining({
      action: 'enter-donation',
      actor: treasurer().uid,
      subject: `donations/${id}`,
      details: { amount_cents: 5000, received_on: '2025-12-31', method: 'cheque' },
    }),
  ]);
});

test('a request that is sent twice at once, and again, enters one donation and one receipt', async () => {
  const email = `donor-${randomUUID()}@example.org`;
  const request = donationToEnter({ email, sendReceipt: true });
  const both = await Promise.all([enter(request), enter(request)]);
  expect(await enter(request)).toEqual(both[0]);
  expect(await mailsTo(email)).toHaveLength(1);
  expect(await auditLog()).toHaveLength(1);
});

test.each<[string, Partial<EnterDonationRequest>]>([
  ['another amount', { amount: 9900 }],
  ['another donor', { fullName: 'Bo Right' }],
  ['another address', { email: 'bo@example.org' }],
  ['another check number', { checkNumber: '99' }],
  ['an anonymous donor', { makeAnonymous: true }],
  ['a receipt', { sendReceipt: true }],
])('a request with %s and the id of an earlier one is refused', async (_what, changes) => {
  const request = donationToEnter();
  const { id } = await enter(request);
  await expect(enter({ ...request, ...changes })).rejects.toMatchObject({ code: 'already-exists' });
  expect(await enter(request)).toEqual({ id });
  expect(await donationOf(id)).toMatchObject({ amount_cents: 5000 });
});

test('an anonymous donor’s name is stored separately, and an unknown donor has none', async () => {
  const { id } = await enter(donationToEnter({ makeAnonymous: true, email: 'zoe@example.org' }));
  expect(await donationOf(id)).toMatchObject({ donor_name: null, is_anonymous: true });
  expect(await anonymousDonor(id)).toMatchObject({ name: 'Sample Donor' });
  const box = donationToEnter({ method: 'cash', fullName: '', email: '', makeAnonymous: true });
  const { id: unknown } = await enter(box);
  expect(await donationOf(unknown)).toMatchObject({ donor_name: null, check_number: '' });
  expect(await anonymousDonor(unknown)).toBeUndefined();
});

test('a donation received today is not dated in the future, and reconciliation accepts it', async () => {
  const { id } = await enter(donationToEnter({ receivedOn: localDay(new Date()) }));
  const received = (await donationOf(id))?.['created_at'] as Timestamp;
  expect(received.toMillis()).toBeLessThanOrEqual(Date.now());
  const report = await reconcile({ since: new Date(Date.now() - 400 * 24 * 60 * 60 * 1000) });
  expect(report.problems).toEqual([]);
});

test.each<[string, Partial<EnterDonationRequest>]>([
  ['an amount of zero', { amount: 0 }],
  ['an amount with half a cent', { amount: 0.5 }],
  ['a date that does not exist', { receivedOn: '2025-02-30' }],
  ['a payment by card', { method: 'card' as 'cash' }],
  ['a donor without a name who is not anonymous', { fullName: '' }],
  ['an invalid address', { email: 'donor@' }],
  ['a receipt without an address', { email: '', sendReceipt: true }],
  ['a check number that is too long', { checkNumber: '1'.repeat(31) }],
  ['a request id that is not a UUID', { request: 'donation-1' }],
])('%s is refused', async (_what, changes) => {
  await expect(enter(donationToEnter(changes))).rejects.toMatchObject({ code: 'invalid-argument' });
  expect(await auditLog()).toEqual([]);
});

test('a voided donation stays recorded but does not count, and its receipt is canceled once', async () => {
  const email = `donor-${randomUUID()}@example.org`;
  const { id } = await enter(donationToEnter({ email, sendReceipt: true }));
  const request = { request: randomUUID(), id, seen: 0, reason: 'returned' as const };
  await Promise.all([voidEntered(request), voidEntered(request)]);
  const record = await donationOf(id);
  expect(record).toMatchObject({
    payment_status: 'voided',
    void_reason: 'returned',
    amount_cents: 5000,
    corrections: 1,
  });
  expect(record).not.toHaveProperty('entered_method');
  const voided = (await auditLog()).filter(({ action }) => action === 'void-donation');
  expect(voided).toEqual([expect.objectContaining({ details: { reason: 'returned' } })]);
  const receipts = (await mailsTo(email)).map((mail) => mail.data());
  expect(receipts).toEqual([
    expect.objectContaining({ revision: 1, returned_cents: 0 }),
    expect.objectContaining({ revision: 2, returned_cents: 5000 }),
  ]);
  const again = { ...request, request: randomUUID(), seen: 1 };
  await expect(voidEntered(again)).rejects.toMatchObject({ code: 'failed-precondition' });
});

test('a donation that was corrected since the caller read it cannot be voided, nor can a card payment', async () => {
  const { id } = await enter(donationToEnter());
  const asked = { request: randomUUID(), id, seen: 1, reason: 'mistake' as const };
  await expect(voidEntered(asked)).rejects.toMatchObject({ code: 'aborted' });
  const card = await backend.pay();
  await expect(voidEntered({ ...asked, id: card })).rejects.toMatchObject({
    code: 'invalid-argument',
  });
});
