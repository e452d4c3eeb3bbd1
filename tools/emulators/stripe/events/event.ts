import Stripe from 'stripe';
import type { Account } from '../account/account.ts';
import { newId } from '../account/identifiers.ts';

/**
 * Stores what happened, with a snapshot of the object as it was then
 * (https://docs.stripe.com/api/events/object).
 */
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
