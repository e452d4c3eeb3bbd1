import type { Account } from '../account/account.ts';
import type { WebhookEndpoint } from '../webhooks/post-event.ts';

/** The endpoints of an account that are told of events of a type. */
export function subscribers(
  { webhookEndpoints }: Account,
  type: string,
): readonly WebhookEndpoint[] {
  return webhookEndpoints
    .newestFirst()
    .filter(({ status }) => status === 'enabled')
    .filter(({ enabled_events: events }) => events.includes('*') || events.includes(type))
    .map(({ url, secret = '' }) => ({ url, secret }));
}
