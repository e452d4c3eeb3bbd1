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

// Between its tries the library waits for half a second at first, and for two at most.
Reflect.set(Stripe.prototype, 'getInitialNetworkRetryDelay', () => 0.01);
Reflect.set(Stripe.prototype, 'getMaxNetworkRetryDelay', () => 0.01);

export type Backend = Awaited<ReturnType<typeof startBackend>>;

/**
 * The functions over HTTP with a real Firestore and a Stripe account of their own. With `delivers`
 * the account sends its events to the webhook by itself; otherwise tests send them.
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

  /** Calls a callable as a page of the site does, from a network address of its own if one is given. */
  const call = (name: Callable, data: unknown, address?: string, appCheckToken?: string) =>
    post(`${server.url}/${name}`, data, {
      ...(address !== undefined && { 'x-forwarded-for': address }),
      ...(appCheckToken !== undefined && { 'x-firebase-appcheck': appCheckToken }),
    });

  /** The answer of `process-donation` to a good request. */
  const begin = async (request: PaymentRequest): Promise<PaymentResponse> =>
    paymentResponseSchema.parse((await call(CALLABLES.processDonation, request)).result);

  /** The donor's card payment, as the payment form does it. */
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

  /** A donation that is paid and that nobody has recorded; the id of its payment. */
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

/** The test's own client of Stripe. It repeats nothing, so that planned faults strike it once. */
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

/** A donation of $50 that nobody has begun yet, by a donor of its own. */
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
