import type Stripe from 'stripe';
import { isDonation } from './donation-metadata.ts';
import { isPaidIntent } from './payment-intent.ts';
import type { IsErased } from '../../base/tombstones/tombstones.ts';

const PAGE_SIZE = 100;
/** Metadata with all personal data cleared. Stripe removes keys with empty values. */
export const WITHOUT_DONOR = { donor_name: '', donor_email: '', message: '', is_anonymous: 'true' };

/** Finds our payments whose donor matches, unpaid ones included. */
export async function findPayments(
  stripe: Stripe,
  matches: IsErased,
): Promise<Stripe.PaymentIntent[]> {
  const payments: Stripe.PaymentIntent[] = [];
  const intents = stripe.paymentIntents.list({ limit: PAGE_SIZE, expand: ['data.latest_charge'] });
  for await (const intent of intents) {
    const { donor_email: address } = intent.metadata;
    if (!isDonation(intent.metadata) || !address) continue;
    if (matches(address, new Date(intent.created * 1000))) payments.push(intent);
  }
  return payments;
}

/** Clears the donor from our metadata of a payment, its charges and its refunds. */
export async function clearDonor(stripe: Stripe, { id }: Stripe.PaymentIntent): Promise<void> {
  await stripe.paymentIntents.update(id, { metadata: WITHOUT_DONOR });
  for await (const charge of stripe.charges.list({ payment_intent: id, limit: PAGE_SIZE })) {
    await stripe.charges.update(charge.id, { metadata: WITHOUT_DONOR });
  }
  for await (const refund of stripe.refunds.list({ payment_intent: id, limit: PAGE_SIZE })) {
    // Notes of staff may name the donor.
    if (refund.metadata?.['note'])
      await stripe.refunds.update(refund.id, { metadata: { note: '' } });
  }
}

/** True if Stripe stores the donor's address with the card, which nobody can change for legal reasons. */
export function isKeptByStripe(intent: Stripe.PaymentIntent): boolean {
  return isPaidIntent(intent) && Boolean(intent.latest_charge.billing_details.email);
}
