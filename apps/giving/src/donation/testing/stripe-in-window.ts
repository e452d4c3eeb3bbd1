import type { PaymentIntentResult } from '@stripe/stripe-js';

interface FakeStripe {
  /** How often the page has asked for a Stripe. */
  opened: number;
  /** True if the page's card field is still mounted. */
  hasCardField: boolean;
  /** Stripe's answers to confirmations, in turn; the last stays. */
  answers: PaymentIntentResult[];
  /** The arguments of `stripe.confirmCardPayment`. */
  confirmed: { clientSecret: string; billingDetails: unknown }[];
}

interface ConfirmData {
  readonly payment_method: { readonly card: unknown; readonly billing_details: unknown };
}

class CardElementInWindow {
  mount = () => undefined;
  unmount = () => undefined;
  destroy = () => undefined;
  update = () => undefined;
  on = () => this;
  off = () => this;
}

/**
 * Puts a Stripe into the window, where `loadStripe` looks first and only once: jsdom runs no script of
 * Stripe's. It has one card field, and checks that this is what is charged.
 */
export function putStripeInWindow(): FakeStripe {
  const fake: FakeStripe = { opened: 0, hasCardField: true, answers: [], confirmed: [] };
  const card = new CardElementInWindow();
  const stripe = {
    elements: () => ({
      create: () => card,
      getElement: () => (fake.hasCardField ? card : null),
      update: () => undefined,
    }),
    createToken: () => undefined,
    createPaymentMethod: () => undefined,
    confirmCardPayment: (clientSecret: string, { payment_method }: ConfirmData) => {
      if (payment_method.card !== card) {
        return Promise.reject(new Error('This is not the card field.'));
      }
      fake.confirmed.push({ clientSecret, billingDetails: payment_method.billing_details });
      return Promise.resolve(fake.answers.length > 1 ? fake.answers.shift() : fake.answers[0]);
    },
  };
  const open = () => {
    fake.opened += 1;
    return stripe;
  };
  Object.assign(window, { Stripe: Object.assign(open, { version: 'endive' }) });
  return fake;
}
