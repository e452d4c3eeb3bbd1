import Stripe from 'stripe';
import type { Account } from '../account/account.ts';
import { newId } from '../account/identifiers.ts';

/** Stores an event with a snapshot of its object (https://docs.stripe.com/api/events/object). */
export function recordEvent(
  account: Account,
  type: Stripe.Event.Type,
  object: object,
  cause: Stripe.Event.Request,
): Stripe.Event {
  const event = {
    id: newId('evt'),
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: account.clock.seconds(),
    data: { object: structuredClone(object) },
    livemode: false,
    pending_webhooks: 0,
    request: cause,
    type,
  } satisfies Stripe.EventBase;
  return account.events.add(event as Stripe.Event);
}
