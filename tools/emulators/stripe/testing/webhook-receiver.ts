import express, { raw } from 'express';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { TEST_KEYS } from './keys.ts';

export interface WebhookReceiver {
  readonly endpoint: { readonly url: string; readonly secret: string };
  /** Every event that arrived with a good signature, in the order of arrival. */
  readonly received: Stripe.Event[];
  /** Status of the answers from now on. */
  answerWith(status: number): void;
  close(): Promise<void>;
}

/** A webhook endpoint as a site would have it: the official library checks each signature. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: Stripe.Event[] = [];
  let status = 200;
  const app = express().post('/webhook', raw({ type: 'application/json' }), (req, res) => {
    const signature = req.get('stripe-signature') ?? '';
    const body: unknown = req.body;
    if (!Buffer.isBuffer(body)) throw new Error('expected a raw body');
    received.push(Stripe.webhooks.constructEvent(body, signature, TEST_KEYS.webhookSecret));
    res.status(status).end();
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: { url: `http://127.0.0.1:${port}/webhook`, secret: TEST_KEYS.webhookSecret },
    received,
    answerWith: (next) => {
      status = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
