import { getAuth } from 'firebase-admin/auth';
import { useBackend } from '../../testing/backend.ts';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { receiptNumber } from '@raade/contracts/money/receipt-number';
import { firebaseApp } from '../../base/firebase-app.ts';
import { collection } from '../../base/firestore.ts';
import { accountMailQueue } from '../../deployed/outbox-queues.ts';
import { donationOf } from '../../testing/ledger-reading.ts';
import { clear } from '../../testing/mail/registrants.ts';
import { removeEverybody } from '../../testing/people/approval-desk.ts';
import { signedIn } from '../../testing/people/staff-calls.ts';
import { recordDonation } from './ledger.ts';

const backend = useBackend();

beforeEach(async () => {
  await backend.control.reset();
  await backend.control.setClock({ now: '2026-11-20T03:28:00Z' });
  await Promise.all([clear(COLLECTIONS.outbox), clear(COLLECTIONS.donations), removeEverybody()]);
  await signedIn({ roles: ['admin'] });
});
async function disputeMails() {
  const outbox = collection('outbox');
  return (await outbox.where('kind', '==', 'dispute').get()).docs;
}
const mailedTo = async () => (await disputeMails()).map((mail) => String(mail.get('to'))).sort();
const addressOf = ({ uid }: { uid: string }) => `${uid}@example.org`;

async function disputed(opening: { isInquiry?: boolean; isAnswerable?: boolean } = {}) {
  const id = await backend.pay({ fullName: 'Ama Sample', email: 'ama@example.org' });
  await recordDonation(id, 'client');
  const dispute = backend.control.openDispute({ paymentIntent: id, ...opening });
  await recordDonation(id, 'webhook');
  return { id, dispute };
}

async function firstText(): Promise<string> {
  const [mail] = await disputeMails();
  if (!mail) throw new Error('There is no mail about a dispute.');
  const { subject, text } = await accountMailQueue().compose(mail);
  return `${subject} ${text}`.replace(/\s+/g, ' ');
}

test('all treasurers are mailed about a dispute once, in the commit that records it, with how to respond', async () => {
  const treasurers = [
    await signedIn({ roles: ['treasurer'] }),
    await signedIn({ roles: ['viewer', 'treasurer'] }),
  ];
  const { id } = await disputed();
  const [mail] = await disputeMails();
  const record = await collection('donations').doc(id).get();
  expect(mail?.createTime).toEqual(record.updateTime);
  expect(record.get('dispute_due_by')).toBe('2026-11-27T23:59:59.000Z');
  await Promise.all([recordDonation(id, 'webhook'), recordDonation(id, 'reconcile')]);
  await collection('donations').doc(id).delete();
  await recordDonation(id, 'reconcile');
  expect(await mailedTo()).toEqual(treasurers.map(addressOf).sort());

  const text = await firstText();
  for (const part of [
    'A gift is disputed',
    '$50',
    'November 19, 2026',
    receiptNumber(id),
    'says that they did not make the payment',
    `donations-search=${id}`,
    'November 27, 2026 at 5:59 PM, Houston time',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).not.toMatch(/Ama|ama@/);
});

test('without a treasurer all admins are mailed, even if no response is possible', async () => {
  const admin = await signedIn({ roles: ['admin', 'viewer'] });
  const { id } = await disputed({ isAnswerable: false });
  expect(await mailedTo()).toHaveLength(2);
  expect(await mailedTo()).toContain(addressOf(admin));
  expect(await firstText()).toContain('The bank takes no answer');
  expect(await donationOf(id)).not.toHaveProperty('dispute_due_by');
});

test('a dispute is recorded while Firebase Auth fails, and the next update sends the mail', async () => {
  const listing = jest.spyOn(getAuth(firebaseApp()), 'listUsers');
  listing.mockRejectedValueOnce(new Error('connect ECONNREFUSED'));
  const { id } = await disputed();
  listing.mockRestore();
  expect(await donationOf(id)).toHaveProperty('dispute_due_by', '2026-11-27T23:59:59.000Z');
  expect(await mailedTo()).toEqual([]);
  await recordDonation(id, 'reconcile');
  expect(await mailedTo()).toHaveLength(1);
});

test('an inquiry and the dispute that follows it are each announced by mail, but no decision is', async () => {
  const { id, dispute } = await disputed({ isInquiry: true });
  expect(await firstText()).toContain('A bank asks about a gift');
  backend.control.escalateInquiry(dispute.id);
  await recordDonation(id, 'webhook');
  expect(await mailedTo()).toHaveLength(2);
  backend.control.closeDispute(dispute.id, 'lost');
  await recordDonation(id, 'webhook');
  expect(await mailedTo()).toHaveLength(2);
  expect(await donationOf(id)).not.toHaveProperty('dispute_due_by');
});
