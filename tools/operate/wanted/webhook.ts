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

export const EVENTS: readonly string[] = Object.keys(WEBHOOK_EVENTS);
export const SIGNING_SECRET = 'STRIPE_WEBHOOK_SECRETS';

export const webhookAddress = (projectId: string) => functionAddress(projectId, STRIPE_WEBHOOK);

/** The clocks of Stripe and Google may differ by so much. */
const SKEW_MS = 5_000;

/**
 * The reason why an endpoint has to be made anew; undefined if none. Stripe tells the signing secret only when an
 * endpoint is made: one whose secret was not kept is of no use.
 * @param keptAt when the newest signing secret was kept
 */
export function reasonToRemake(
  { api_version: version, created }: Endpoint,
  keptAt: number | undefined,
): string | undefined {
  if (version !== WEBHOOK_API_VERSION) {
    return `the endpoint tells its events in version ${version ?? 'of the account'}, and functions read ${WEBHOOK_API_VERSION}`;
  }
  if (keptAt === undefined) {
    return `${SIGNING_SECRET} has no value, and Stripe tells it only when an endpoint is made`;
  }
  return keptAt < created * 1000 - SKEW_MS
    ? `${SIGNING_SECRET} is older than the endpoint, so it is not what that signs with`
    : undefined;
}

/** Lacks that an update puts right: an endpoint rests, or is not told of everything. */
export function endpointLacks({ status, enabled_events: events }: Endpoint): readonly string[] {
  const missing = events.includes('*') ? [] : EVENTS.filter((event) => !events.includes(event));
  return [
    ...(status === 'enabled' ? [] : [`the endpoint is ${status} at Stripe`]),
    ...(missing.length === 0 ? [] : [`the endpoint is not told of ${missing.join(', ')}`]),
  ];
}
