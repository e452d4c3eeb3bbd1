import { STRIPE_KEYS } from './test-environment.ts';
import { recordDonation } from '../money/donations/ledger.ts';
import { stripeFrom } from '../personal-data/stripe-from.ts';
import { type Backend, newRequest } from './backend.ts';

/** What Stripe keeps with the card that `giveByCard` gives by. */
export const CARD_HOLDER = {
  name: 'Zoë B. Sample',
  address: { line1: '6100 Main Street', postal_code: '77005', country: 'US' },
} as const;

/** An anonymous gift of Zoë Sample's, by a card with a holder, as the donation form sends it; the id of its payment. */
export async function giveByCard({ begin, stripe }: Backend, email: string): Promise<string> {
  const browser = stripeFrom(STRIPE_KEYS.publishableKey, process.env.STRIPE_API_BASE);
  const method = await browser.paymentMethods.create({
    type: 'card',
    card: { number: '4242424242424242', exp_month: 12, exp_year: 2050, cvc: '123' },
    billing_details: { ...CARD_HOLDER, email },
  });
  const donor = { email, fullName: 'Zoë Sample', makeAnonymous: true };
  const { paymentIntentId } = await begin(newRequest(donor));
  await stripe.paymentIntents.confirm(paymentIntentId, { payment_method: method.id });
  await recordDonation(paymentIntentId, 'client');
  return paymentIntentId;
}
