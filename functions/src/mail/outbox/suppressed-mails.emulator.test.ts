import { provider, resetOutbox, send } from '../../testing/mail/outbox-desk.ts';
import { LOG } from '../../testing/test-environment.ts';
import { type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { receiptDocument } from '../../money/receipts/receipt-entry.ts';
import { apply, donate as donateTo } from '../../testing/mail/queued-mails.ts';
import { suppress } from '../../testing/mail/registrants.ts';
import { addressHash } from '../../base/address.ts';
import { findMail } from '../bounces/find-mail.ts';
import { recordReport } from '../bounces/record-reports.ts';

const ADDRESS = 'reader@example.org';

beforeEach(resetOutbox);

/** A donation whose receipt is queued. */
const donate = async (changes: object = {}) => receiptDocument(await donateTo(changes, ADDRESS));

test('after a hard bounce, a receipt is held for staff and a confirmation fails', async () => {
  await suppress(ADDRESS, 'hard-bounce');
  const [receipt, confirmation] = [
    await donate({ donor_email: ` ${ADDRESS.toUpperCase()}` }),
    await apply('student', ADDRESS),
  ];
  await send();
  await send();
  expect(provider.addresses).toEqual([]);
  const reason = expect.stringContaining('mailbox does not exist');
  expect((await receipt.get()).data()).toMatchObject({ status: 'held', reason, due_at: null });
  expect((await confirmation.get()).data()).toMatchObject({ status: 'failed', reason });
  expect(LOG.filter((line) => line.includes('receipts are held'))).toHaveLength(1);
});

/** A report on the mail of the last batch, which names the key of the batch. */
const reported = (
  receipt: DocumentReference,
  kind: 'hard-bounce' | 'soft-bounce',
  at = new Date(),
) => {
  const key = provider.asked.at(-1)?.key ?? '';
  const origin = { kind: 'batch', id: key } as const;
  const mail = { origin, document: receipt, addressHash: addressHash(ADDRESS) };
  const mailId = `${key} ${receipt.id}`;
  const source = 'brevo' as const;
  return { kind, source, addressHash: mail.addressHash, mail, mailId, at, description: '552 full' };
};

test.each([ADDRESS, 'corrected@example.org'])(
  'a bounced receipt to %s is found by its batch, held for staff, and logged as an error',
  async (donor_email) => {
    const receipt = await donate({ donor_email });
    await send();
    expect(provider.addresses).toEqual([donor_email]);
    const origin = { kind: 'batch', id: provider.asked[0]?.key ?? '' } as const;
    const found = await findMail(origin, addressHash(donor_email));
    expect(found?.document.path).toBe(receipt.path);
    const before = LOG.length;
    await recordReport(reported(receipt, 'hard-bounce'));
    expect((await receipt.get()).data()).toMatchObject({ status: 'held', bounce: 'hard-bounce' });
    expect(LOG.slice(before).join('\n')).toContain('a receipt bounced');
  },
);

test('a receipt is sent again after two soft bounces, and held after the third', async () => {
  const receipt = await donate();
  for (const expected of ['waiting', 'waiting', 'held']) {
    await receipt.update({ due_at: Timestamp.fromMillis(0) });
    await send();
    await recordReport(reported(receipt, 'soft-bounce'));
    // The same report once more changes nothing.
    await recordReport(reported(receipt, 'soft-bounce'));
    if (expected === 'held') await receipt.update({ due_at: Timestamp.fromMillis(0) });
    if (expected === 'held') await send();
    expect((await receipt.get()).get('status')).toBe(expected);
  }
  expect(provider.addresses).toHaveLength(3);
});

test('a receipt that bounces before it is recorded as sent is held, too', async () => {
  const receipt = await donate();
  provider.beforeAnswer = async () => void (await recordReport(reported(receipt, 'hard-bounce')));
  await send();
  expect((await receipt.get()).data()).toMatchObject({ status: 'held', reason: '552 full' });
});

test('a person who reported spam still gets receipts, but no confirmations', async () => {
  await suppress(ADDRESS, 'complaint');
  await donate();
  const confirmation = await apply('student', ADDRESS);
  await send();
  expect(provider.addresses).toEqual([ADDRESS]);
  expect((await confirmation.get()).get('status')).toBe('failed');
});
