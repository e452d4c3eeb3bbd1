import { WEBHOOK_SECRETS } from './test-environment.ts';
import type Stripe from 'stripe';
import type { Backend } from './backend.ts';

/** The newest event of a type, as Stripe's account has it. */
export async function newestEvent({ stripe }: Backend, type: string): Promise<Stripe.Event> {
  const { data } = await stripe.events.list({ type, limit: 1 });
  const [event] = data;
  if (!event) throw new Error(`The account has no event ${type}`);
  return event;
}

/** Delivers an event as Stripe does. @returns the status of the answer */
export async function deliverEvent(
  { stripe, webhookUrl }: Backend,
  event: object,
  secret: string = WEBHOOK_SECRETS.current,
): Promise<number> {
  const body = JSON.stringify(event, null, 2);
  const signature = stripe.webhooks.generateTestHeaderString({ payload: body, secret });
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'stripe-signature': signature,
  };
  return (await fetch(webhookUrl, { method: 'POST', headers, body })).status;
}
