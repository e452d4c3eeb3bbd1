import { provider, resetOutbox, send } from '../../testing/mail/outbox-desk.ts';
import { LOG } from '../../testing/test-environment.ts';
import { randomUUID } from 'node:crypto';
import { type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { SAMPLE_STUDENT as STUDENT } from '@raade/contracts/testing/sample-applications';
import type { SuppressionReason } from '@raade/contracts/mail/suppressions';
import { acknowledgeApplication } from '../../applications/acknowledge-application.ts';
import { firestore } from '../../base/firestore.ts';
import { addressHash } from '../../base/address.ts';
import { findMail } from '../bounces/find-mail.ts';
import { noteReport } from '../bounces/note-report.ts';
import { suppressionOf } from '../suppressions/suppression.ts';
import { confirmationEntry } from '../../applications/confirmations/application-confirmation.ts';
import { queueDonationReceipt, receiptDocument } from '../../money/receipts/receipt-entry.ts';

const ADDRESS = 'reader@example.org';

beforeEach(resetOutbox);

const suppress = (reason: SuppressionReason) =>
  suppressionOf(addressHash(ADDRESS)).set({
    reasons: { [reason]: { since: Timestamp.now(), source: 'report' } },
  });

/** A gift whose receipt is queued. */
async function donate(donor_email = ADDRESS) {
  const id = `pi_${randomUUID()}`;
  const gift = { donor_name: 'Sam', donor_email, amount_cents: 100, created_at: Timestamp.now() };
  await firestore().collection(COLLECTIONS.donations).doc(id).create(gift);
  await firestore().runTransaction((transaction) => {
    queueDonationReceipt(transaction, { giftId: id, revision: 1, returnedCents: 0 }, ADDRESS);
    return Promise.resolve();
  });
  return receiptDocument(id);
}

async function apply() {
  const id = randomUUID();
  const application = { ...STUDENT, email: ADDRESS, created_at: Timestamp.now() };
  await firestore().collection(COLLECTIONS.studentApplications).doc(id).create(application);
  await acknowledgeApplication({ kind: 'student', id });
  return confirmationEntry('student', id);
}

test('where no mailbox is, a receipt is held for staff and a confirmation is not tried again', async () => {
  await suppress('hard-bounce');
  const [receipt, confirmation] = [await donate(` ${ADDRESS.toUpperCase()}`), await apply()];
  await send();
  await send();
  expect(provider.addresses).toEqual([]);
  const reason = expect.stringContaining('no mailbox');
  expect((await receipt.get()).data()).toMatchObject({ status: 'held', reason, due_at: null });
  expect((await confirmation.get()).data()).toMatchObject({ status: 'failed', reason });
  expect(LOG.filter((line) => line.includes('receipts are held'))).toHaveLength(1);
});

/** What a report says of a mail of a batch, as it is found by the batch's key. */
const reported = (
  receipt: DocumentReference,
  kind: 'hard-bounce' | 'soft-bounce',
  at = new Date(),
) => {
  const key = provider.asked.at(-1)?.key ?? '';
  const origin = { kind: 'batch', id: key } as const;
  const mail = { origin, document: receipt, addressHash: addressHash(ADDRESS) };
  const mailId = `${key} ${receipt.id}`;
  const source = 'report' as const;
  return { kind, source, addressHash: mail.addressHash, mail, mailId, at, says: '552 full' };
};

test('a receipt that comes back is found by its batch, and held for staff', async () => {
  const receipt = await donate();
  await send();
  const key = provider.asked[0]?.key ?? '';
  const hashPrefix = addressHash(ADDRESS).slice(0, 18);
  const found = await findMail({ origin: { kind: 'batch', id: key }, hashPrefix });
  expect(found?.document.path).toBe(receipt.path);
  await noteReport(reported(receipt, 'hard-bounce'));
  expect((await receipt.get()).data()).toMatchObject({ status: 'held', bounce: 'hard-bounce' });
});

test('one that comes back from an address that was corrected is found, too, and is an error in the log', async () => {
  const receipt = await donate('corrected@example.org');
  await send();
  expect(provider.addresses).toEqual(['corrected@example.org']);
  const origin = { kind: 'batch', id: provider.asked[0]?.key ?? '' } as const;
  const hashPrefix = addressHash('corrected@example.org').slice(0, 18);
  const found = await findMail({ origin, hashPrefix });
  expect(found?.document.path).toBe(receipt.path);
  const before = LOG.length;
  await noteReport(reported(receipt, 'hard-bounce'));
  expect(LOG.slice(before).join('\n')).toContain('a receipt came back');
});

test('one that a full mailbox sends back is tried again some hours later, and held after the third', async () => {
  const receipt = await donate();
  for (const expected of ['waiting', 'waiting', 'held']) {
    await receipt.update({ due_at: Timestamp.fromMillis(0) });
    await send();
    await noteReport(reported(receipt, 'soft-bounce'));
    // The same report once more changes nothing.
    await noteReport(reported(receipt, 'soft-bounce'));
    if (expected === 'held') await receipt.update({ due_at: Timestamp.fromMillis(0) });
    if (expected === 'held') await send();
    expect((await receipt.get()).get('status')).toBe(expected);
  }
  expect(provider.addresses).toHaveLength(3);
});

test('a receipt that comes back before we have noted that it was sent is held all the same', async () => {
  const receipt = await donate();
  provider.beforeAnswer = async () => void (await noteReport(reported(receipt, 'hard-bounce')));
  await send();
  expect((await receipt.get()).data()).toMatchObject({ status: 'held', reason: '552 full' });
});

test('who wants no news gets a receipt for a gift, and an answer to an application', async () => {
  await suppress('unsubscribed');
  await donate();
  await apply();
  await send();
  expect(provider.addresses).toEqual([ADDRESS, ADDRESS]);
});

test('who called a mail spam gets a receipt for a gift, and nothing else', async () => {
  await suppress('complaint');
  await donate();
  const confirmation = await apply();
  await send();
  expect(provider.addresses).toEqual([ADDRESS]);
  expect((await confirmation.get()).get('status')).toBe('failed');
});
