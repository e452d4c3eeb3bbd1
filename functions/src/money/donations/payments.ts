import type Stripe from 'stripe';
import { isOurs } from './donation-metadata.ts';
import { isPaidIntent } from './payment-intent.ts';
import type { IsErased } from '../../base/tombstones/tombstones.ts';

const PAGE = 100;
/** Fields of the metadata that name somebody; Stripe takes a key away whose value is empty. */
export const WITHOUT_DONOR = { donor_name: '', donor_email: '', message: '', is_anonymous: 'true' };

/** Payments of ours whose donor is meant, also those that were begun and never paid. */
export async function findPayments(
  stripe: Stripe,
  isMeant: IsErased,
): Promise<Stripe.PaymentIntent[]> {
  const found: Stripe.PaymentIntent[] = [];
  const all = stripe.paymentIntents.list({ limit: PAGE, expand: ['data.latest_charge'] });
  for await (const intent of all) {
    const { donor_email: address } = intent.metadata;
    if (!isOurs(intent.metadata) || !address) continue;
    if (isMeant(address, new Date(intent.created * 1000))) found.push(intent);
  }
  return found;
}

/** Takes the donor out of what we have written into a payment, into the charges that Stripe has copied it to, and into refunds. */
export async function forgetDonor(stripe: Stripe, { id }: Stripe.PaymentIntent): Promise<void> {
  await stripe.paymentIntents.update(id, { metadata: WITHOUT_DONOR });
  for await (const charge of stripe.charges.list({ payment_intent: id, limit: PAGE })) {
    await stripe.charges.update(charge.id, { metadata: WITHOUT_DONOR });
  }
  for await (const refund of stripe.refunds.list({ payment_intent: id, limit: PAGE })) {
    // A colleague's note may name the donor.
    if (refund.metadata?.['note'])
      await stripe.refunds.update(refund.id, { metadata: { note: '' } });
  }
}

/** True if Stripe keeps the donor with the card: it has duties of its own, and changes that for nobody's call. */
export function isKeptByStripe(intent: Stripe.PaymentIntent): boolean {
  return isPaidIntent(intent) && Boolean(intent.latest_charge.billing_details.email);
}
