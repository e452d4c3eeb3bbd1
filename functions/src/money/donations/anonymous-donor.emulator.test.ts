import { useBackend } from '../../testing/backend.ts';
import { anonymousDonorName } from '../anonymous-donor.ts';
import { receiptSchema } from '../receipts/receipt-entry.ts';
import { receiptMail } from '../receipts/receipt-mail.ts';
import { donationOf, receiptsOf } from '../../testing/ledger-reading.ts';
import { recordDonation } from './ledger.ts';

const backend = useBackend();

test('the name of an anonymous donor is kept for the receipt alone, in no document that lists read', async () => {
  const id = await backend.pay({ makeAnonymous: true, fullName: 'Quiet Giver' });
  await recordDonation(id, 'client');
  await recordDonation(id, 'webhook');
  expect(JSON.stringify(await donationOf(id))).not.toContain('Quiet');
  expect(await anonymousDonorName(id)).toBe('Quiet Giver');
  const [receipt] = await receiptsOf(id);
  expect((await receiptMail('sample', receiptSchema.parse(receipt))).text).toContain('Quiet Giver');
});

test('the name of who gives openly stands in the donation alone', async () => {
  const id = await backend.pay({ fullName: 'Open Giver' });
  await recordDonation(id, 'client');
  expect(await donationOf(id)).toMatchObject({ donor_name: 'Open Giver' });
  expect(await anonymousDonorName(id)).toBeNull();
});
