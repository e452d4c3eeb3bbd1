import express, { raw } from 'express';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';

/** A server that keeps what it is sent, for endpoints whose secret comes later. */
export async function startEndpointServer(): Promise<{
  readonly url: string;
  /** Types of the events that came; throws if one was signed with another secret. */
  eventsSignedWith(secret: string): string[];
  close(): Promise<void>;
}> {
  const received: { body: Buffer; signature: string }[] = [];
  const app = express().post('/webhook', raw({ type: 'application/json' }), (req, res) => {
    received.push({ body: req.body as Buffer, signature: req.get('stripe-signature') ?? '' });
    res.end();
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/webhook`,
    eventsSignedWith: (secret) =>
      received.map(
        ({ body, signature }) => Stripe.webhooks.constructEvent(body, signature, secret).type,
      ),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
