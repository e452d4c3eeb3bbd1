import type { PaymentIntentResult } from '@stripe/stripe-js';

interface FakeStripe {
  /** Number of times that the page has opened Stripe. */
  opened: number;
  /** True if the page's card field is still mounted. */
  hasCardField: boolean;
  /** Answers to confirmations, in order; the last one repeats. */
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
 * Installs a fake Stripe in `window`, where `loadStripe` looks first, since jsdom does not run Stripe's script. It has
 * one card field, and checks that this field is charged.
 */
export function installFakeStripe(): FakeStripe {
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
