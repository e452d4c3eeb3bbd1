import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import type Stripe from 'stripe';
import { Account, type Context } from './account/account.ts';
import { Control } from './control/control.ts';
import { recordEvent } from './events/event.ts';
import { FaultSchedule } from './faults/fault-schedule.ts';
import { IdempotencyKeys } from './idempotency/idempotency-keys.ts';
import { createServer } from './server.ts';
import type { WebhookEndpoint } from './webhooks/post-event.ts';
import { Webhooks } from './webhooks/webhooks.ts';

/** Options of the emulator. */
export interface EmulatorOptions {
  /** 0 selects a free port. */
  readonly port: number;
  readonly host?: string;
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhooks?: readonly WebhookEndpoint[];
}

/** A running emulator. */
export interface StripeEmulator {
  /** Origin, like `http://127.0.0.1:4242`. */
  readonly url: string;
  readonly host: string;
  readonly port: number;
  readonly control: Control;
  /** Closes all connections, stops deliveries and frees the port. */
  readonly close: () => Promise<void>;
}

/** The cause of events that follow from no request, like a dispute. */
const NO_CAUSE: Stripe.Event.Request = { id: null, idempotency_key: null };

/**
 * Starts the emulator: one Stripe account in test mode on a local port, with its state in memory.
 * @throws the error of `server.listen`, such as EADDRINUSE.
 */
export async function startStripeEmulator(options: EmulatorOptions): Promise<StripeEmulator> {
  const { host = '127.0.0.1', secretKey, publishableKey } = options;
  const server = createHttpServer();
  const port = await listen(server, options.port, host);
  const url = `http://${host}:${port}`;

  const account = new Account();
  const faults = new FaultSchedule();
  const webhooks = new Webhooks(options.webhooks ?? [], account.clock, faults);
  const idempotency = new IdempotencyKeys(account.clock);
  const contextFor = (cause: Stripe.Event.Request): Context => ({
    account,
    url,
    emit: (type, object) => webhooks.dispatch(recordEvent(account, type, object, cause)),
  });
  const context = contextFor(NO_CAUSE);
  const control = new Control({ account, webhooks, faults, idempotency, context });
  const api = { account, idempotency, keys: { secretKey, publishableKey }, contextFor };
  server.on('request', createServer(api, faults));

  const close = async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await Promise.all([closed, control.reset()]);
  };
  return { url, host, port, control, close };
}

type HttpServer = ReturnType<typeof createHttpServer>;

async function listen(server: HttpServer, port: number, host: string): Promise<number> {
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
}
