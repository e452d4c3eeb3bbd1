import { closeAfterTests, SITE_ORIGIN, STRIPE_KEYS, WEBHOOK_SECRETS } from './test-environment.ts';
import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { startStripeEmulator } from '@raade/stripe-emulator';
import { CALLABLES, STRIPE_WEBHOOK } from '@raade/contracts/base/callables';
import {
  paymentResponseSchema,
  type PaymentRequest,
  type PaymentResponse,
} from '@raade/contracts/money/donation.schema';
import { startFunctionServer } from './function-server.ts';

// By default, the library waits for half a second to two seconds before it repeats a request.
Reflect.set(Stripe.prototype, 'getInitialNetworkRetryDelay', () => 0.01);
Reflect.set(Stripe.prototype, 'getMaxNetworkRetryDelay', () => 0.01);

export type Backend = Awaited<ReturnType<typeof startBackend>>;

/**
 * Starts the functions over HTTP with the Firestore emulator and a new Stripe emulator. With `delivers`, the Stripe
 * emulator sends its events to the webhook; otherwise tests send them.
 */
export async function startBackend({ delivers = false } = {}) {
  const server = await startFunctionServer();
  const webhookUrl = `${server.url}/${STRIPE_WEBHOOK}`;
  const emulator = await startStripeEmulator({
    port: 0,
    ...STRIPE_KEYS,
    webhooks: delivers ? [{ url: webhookUrl, secret: WEBHOOK_SECRETS.current }] : [],
  });
  process.env.STRIPE_API_BASE = emulator.url;
  const stripe = stripeClient(emulator);

  /** Calls a callable as a page of the site does, from this network address if one is given. */
  const call = (name: Callable, data: unknown, address?: string, appCheckToken?: string) =>
    post(`${server.url}/${name}`, data, {
      ...(address !== undefined && { 'x-forwarded-for': address }),
      ...(appCheckToken !== undefined && { 'x-firebase-appcheck': appCheckToken }),
    });

  /** Sends a valid request to `process-donation`, and returns the answer. */
  const begin = async (request: PaymentRequest): Promise<PaymentResponse> =>
    paymentResponseSchema.parse((await call(CALLABLES.processDonation, request)).result);

  /** Confirms the payment with a card, as the payment form does. */
  const confirm = (paymentIntentId: string) =>
    stripe.paymentIntents.confirm(paymentIntentId, { payment_method: 'pm_card_visa' });

  /** Tries a card that its bank declines. False if the payment is locked, or canceled: its bank was not asked. */
  const decline = (paymentIntentId: string): Promise<boolean> =>
    stripe.paymentIntents
      .confirm(paymentIntentId, { payment_method: 'pm_card_visa_chargeDeclined' })
      .then(
        () => false,
        (error: unknown) => error instanceof Stripe.errors.StripeCardError,
      );

  /** Pays a donation, which is not recorded. Returns the id of its payment. */
  const pay = async (changes: Partial<PaymentRequest> = {}): Promise<string> => {
    const { paymentIntentId } = await begin(newRequest(changes));
    await confirm(paymentIntentId);
    return paymentIntentId;
  };

  return {
    webhookUrl,
    control: emulator.control,
    stripe,
    call,
    begin,
    confirm,
    decline,
    pay,
    async close() {
      await server.close();
      await emulator.close();
    },
  };
}

/** A backend that all tests of a file share. */
export function useBackend(options: Parameters<typeof startBackend>[0] = {}): Backend {
  const backend = {} as Backend;
  beforeAll(async () => {
    Object.assign(backend, await startBackend(options));
    closeAfterTests(() => backend.close());
  });
  return backend;
}

type Callable = (typeof CALLABLES)[keyof typeof CALLABLES];

/** A Stripe client for the test. It repeats no request, so that a planned fault fails it. */
function stripeClient({ host, port }: { host: string; port: number }): Stripe {
  return new Stripe(STRIPE_KEYS.secretKey, { host, port, protocol: 'http', maxNetworkRetries: 0 });
}

async function post(url: string, data: unknown, headers: Readonly<Record<string, string>>) {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: SITE_ORIGIN,
      ...headers,
    },
    body: JSON.stringify({ data }),
  });
  return { status: response.status, ...((await response.json()) as CallableAnswer) };
}

/** Body of a callable's answer (https://firebase.google.com/docs/functions/callable-reference). */
interface CallableAnswer {
  result?: unknown;
  error?: { status: string; message: string; details?: unknown };
}

/** A request for a new donation of $50 by a new donor. */
export function newRequest(changes: Partial<PaymentRequest> = {}): PaymentRequest {
  return {
    attempt: randomUUID(),
    revision: 0,
    amount: 5000,
    fullName: 'Sample Donor',
    email: `donor-${randomUUID()}@example.org`,
    ...changes,
  };
}
