import express, { raw } from 'express';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { TEST_KEYS } from './keys.ts';

export interface WebhookReceiver {
  readonly endpoint: { readonly url: string; readonly secret: string };
  /** The received events, in order of arrival. */
  readonly received: Stripe.Event[];
  /** Sets the status of later answers. */
  answerWith(status: number): void;
  close(): Promise<void>;
}

/** Starts a webhook endpoint. The official library checks each signature. */
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
