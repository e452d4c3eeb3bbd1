import type Stripe from 'stripe';
import type { Account } from '../account/account.ts';
import { newId } from '../account/identifiers.ts';
import { stripeObject } from '../account/object.ts';
import type { Decline } from '../cards/test-cards.ts';

interface Attempt {
  readonly intent: Stripe.PaymentIntent;
  readonly method: Stripe.PaymentMethod;
  /** True after a 3-D Secure challenge. */
  readonly isAuthenticated: boolean;
  /** Undefined if the payment succeeds. */
  readonly decline: Decline | undefined;
}

/** Adds the charge of one payment attempt, successful or not. */
export function createCharge(account: Account, attempt: Attempt): Stripe.Charge {
  const { intent, method, decline } = attempt;
  const { amount, currency, description } = intent;
  return account.charges.add(
    stripeObject<Stripe.Charge>({
      id: newId('ch'),
      object: 'charge',
      amount,
      currency,
      description,
      amount_captured: decline ? 0 : amount,
      amount_refunded: 0,
      balance_transaction: null,
      billing_details: method.billing_details,
      created: account.clock.seconds(),
      captured: !decline,
      paid: !decline,
      refunded: false,
      disputed: false,
      failure_code: decline?.code ?? null,
      failure_message: decline?.message ?? null,
      metadata: { ...intent.metadata },
      payment_intent: intent.id,
      payment_method: method.id,
      payment_method_details: detailsOf(attempt),
      status: decline ? 'failed' : 'succeeded',
    }),
  );
}

function detailsOf({ method, isAuthenticated }: Attempt): Stripe.Charge.PaymentMethodDetails {
  const { card, type, us_bank_account: bank } = method;
  if (type === 'us_bank_account') {
    const account = { last4: bank?.last4 ?? null };
    return { type, us_bank_account: stripeObject<Bank>(account) };
  }
  const three_d_secure = isAuthenticated
    ? stripeObject<Stripe.Charge.PaymentMethodDetails.Card.ThreeDSecure>({
        authentication_flow: 'challenge',
        result: 'authenticated',
      })
    : null;
  const details = { brand: card?.brand ?? null, last4: card?.last4 ?? null, wallet: null };
  return { type: 'card', card: stripeObject<Card>({ ...details, three_d_secure }) };
}

type Card = Stripe.Charge.PaymentMethodDetails.Card;
type Bank = Stripe.Charge.PaymentMethodDetails.UsBankAccount;
