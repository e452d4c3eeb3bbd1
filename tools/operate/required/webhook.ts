import { STRIPE_WEBHOOK } from '@raade/contracts/base/callables';
import { WEBHOOK_API_VERSION, WEBHOOK_EVENTS } from '@raade/functions/base/stripe/stripe-setup';
import * as z from 'zod/mini';
import { functionAddress } from './production.ts';

/** https://docs.stripe.com/api/webhook_endpoints/object */
const endpointSchema = z.looseObject({
  id: z.string(),
  url: z.string(),
  status: z.string(),
  enabled_events: z.array(z.string()),
  api_version: z.nullable(z.string()),
  /** Unix seconds. */
  created: z.int(),
});
type Endpoint = z.output<typeof endpointSchema>;

/** The answer of Stripe's API that lists webhook endpoints. */
export const endpointsSchema = z.looseObject({ data: z.array(endpointSchema) });

/** The types of events that the functions need. */
export const EVENTS: readonly string[] = Object.keys(WEBHOOK_EVENTS);
/** The name of the secret with which Stripe signs events. */
export const SIGNING_SECRET = 'STRIPE_WEBHOOK_SECRETS';

/** The address to which Stripe must send events. */
export const webhookAddress = (projectId: string) => functionAddress(projectId, STRIPE_WEBHOOK);

/** Maximum difference between the clocks of Stripe and Google. */
const MAX_CLOCK_DIFFERENCE_MS = 5_000;

/**
 * The reason why an endpoint must be created again; undefined if there is none. Stripe returns the signing secret only
 * when an endpoint is created, so an endpoint whose secret was not stored is useless.
 * @param storedAt the time (ms) when the newest signing secret was stored
 */
export function reasonToReplace(
  { api_version: version, created }: Endpoint,
  storedAt: number | undefined,
): string | undefined {
  if (version !== WEBHOOK_API_VERSION) {
    return `the endpoint sends its events in version ${version ?? 'of the account'}, and functions read ${WEBHOOK_API_VERSION}`;
  }
  if (storedAt === undefined) {
    return `${SIGNING_SECRET} has no value, and Stripe shows it only when an endpoint is created`;
  }
  return storedAt < created * 1000 - MAX_CLOCK_DIFFERENCE_MS
    ? `${SIGNING_SECRET} is older than the endpoint, so the endpoint signs with another one`
    : undefined;
}

/** Problems that an update of the endpoint solves: it is disabled, or does not get all events. */
export function checkEndpoint({ status, enabled_events: events }: Endpoint): readonly string[] {
  const missing = events.includes('*') ? [] : EVENTS.filter((event) => !events.includes(event));
  return [
    ...(status === 'enabled' ? [] : [`the endpoint is ${status} at Stripe`]),
    ...(missing.length === 0 ? [] : [`the endpoint does not get ${missing.join(', ')}`]),
  ];
}
