import * as z from 'zod/mini';
import { donationRecordSchema } from '@raade/contracts/money/donation-record';
import { anonymousDonorName } from '../anonymous-donor.ts';
import { WITHOUT_DONOR } from '../donations/payments.ts';
import { stripe } from '../../base/stripe/client.ts';
import { withinTime } from '../../base/stripe/within-time.ts';
import { collection } from '../../base/firestore.ts';

const donorSchema = z.pick(donationRecordSchema, {
  donor_name: true,
  donor_email: true,
  is_anonymous: true,
});

/**
 * Brings the donor of the ledger into the payment's metadata, and into the charges that have a copy of it. Safe to call
 * again, and at once: it ends with what the ledger has.
 *
 * @throws what Stripe or Firestore throws; then the same call can simply be made again.
 */
export function tellStripe(paymentIntentId: string): Promise<void> {
  return withinTime(async () => {
    let told: string | undefined;
    for (;;) {
      const metadata = await metadataOf(paymentIntentId);
      const text = JSON.stringify(metadata);
      // Somebody may have corrected or erased the donor meanwhile.
      if (text === told) return;
      await stripe().paymentIntents.update(paymentIntentId, { metadata });
      for await (const { id } of stripe().charges.list({ payment_intent: paymentIntentId })) {
        await stripe().charges.update(id, { metadata });
      }
      told = text;
    }
  });
}

async function metadataOf(id: string): Promise<Readonly<Record<string, string>>> {
  const { donor_name, donor_email, is_anonymous } = z.parse(
    donorSchema,
    (await collection('donations').doc(id).get()).data(),
  );
  if (donor_email === '') return WITHOUT_DONOR;
  const name = is_anonymous ? await anonymousDonorName(id) : donor_name;
  return {
    donor_email,
    is_anonymous: String(is_anonymous),
    // Of an anonymous donor whose name was never kept here, Stripe alone has it.
    ...(name !== null && { donor_name: name }),
  };
}
