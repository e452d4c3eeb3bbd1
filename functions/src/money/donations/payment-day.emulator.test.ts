import { newRequest, useBackend } from '../../testing/backend.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { donationOf, receiptsOf } from '../../testing/ledger-reading.ts';
import { recordDonation } from './ledger.ts';
import { reconcile } from './reconcile.ts';

const backend = useBackend();

test('a donation carries the day on which it was paid, which may be in another year than its beginning', async () => {
  await backend.control.setClock({ now: '2025-12-30T18:00:00Z' });
  const { paymentIntentId: id } = await backend.begin(newRequest());
  await backend.stripe.paymentIntents
    .confirm(id, { payment_method: 'pm_card_visa_chargeDeclined' })
    .catch(() => undefined);
  await backend.control.setClock({ now: '2026-01-02T18:00:00Z' });
  await backend.confirm(id);
  await recordDonation(id, 'client');
  await backend.control.setClock({ real: true });

  expect(await donationOf(id)).toMatchObject({
    created_at: Timestamp.fromDate(new Date('2025-12-30T18:00:00Z')),
    paid_at: Timestamp.fromDate(new Date('2026-01-02T18:00:00Z')),
  });
});

test('who began long ago and paid just now is thanked, even by a repair', async () => {
  const since = new Date(Date.now() - 9 * 24 * 60 * 60 * 1000);
  await backend.control.setClock({ now: since.toISOString() });
  const { paymentIntentId: id } = await backend.begin(newRequest());
  await backend.control.setClock({ real: true });
  await backend.confirm(id);

  expect(await reconcile({ since })).toMatchObject({ added: 1, problems: [] });
  expect(await receiptsOf(id)).toHaveLength(1);
});
