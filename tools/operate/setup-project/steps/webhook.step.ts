import { FUNCTIONS_REGION, STRIPE_WEBHOOK } from '@raade/contracts/callables';
import { Failure } from '@raade/contracts/failure';
import { WEBHOOK_API_VERSION, WEBHOOK_EVENTS } from '@raade/functions/stripe/stripe-setup';
import { StripeApi, type WebhookEndpoint } from '../../cloud/stripe-api.ts';
import type { Production } from '../../wanted/production.ts';
import { addVersion, latestVersion, readSecret } from '../../wanted/secret-store.ts';
import type { Lack, Step } from '../../wanted/step.ts';

const KEY = 'STRIPE_SECRET_KEY';
const SIGNING = 'STRIPE_WEBHOOK_SECRETS';
/** The clocks of Stripe and Google may differ by so much. */
const SKEW_MS = 5_000;

const EVENTS: readonly string[] = Object.keys(WEBHOOK_EVENTS);

/** Where a function is reached. */
export const functionAddress = (projectId: string, name: string) =>
  `https://${FUNCTIONS_REGION}-${projectId}.cloudfunctions.net/${name}`;

const makes = (production: Production) => ({
  mend: () => makeAnew(production),
});

/** The key that may make endpoints: not that of the functions, which had better not. */
async function openStripe({ send, typed }: Production): Promise<StripeApi> {
  const says = 'a key of Stripe that may write webhook endpoints; it is used once and kept nowhere';
  return new StripeApi(send, await typed.value('STRIPE_SETUP_KEY', says));
}

/**
 * What died between making an endpoint and keeping its signing secret has left one whose secret nobody knows: Stripe
 * tells it once. So it is made anew, and the one before goes.
 */
async function makeAnew(production: Production): Promise<void> {
  const stripe = await openStripe(production);
  const url = functionAddress(production.projectId, STRIPE_WEBHOOK);
  for (const { id } of (await stripe.endpoints()).filter((one) => one.url === url)) {
    await stripe.remove(id);
  }
  const { secret } = await stripe.create(url, EVENTS, WEBHOOK_API_VERSION);
  if (secret === undefined) throw new Failure('Stripe has not told the signing secret.');
  await addVersion(production, SIGNING, secret);
}

function wrongEvents(production: Production, endpoint: WebhookEndpoint): readonly Lack[] {
  const { id, status, enabled_events: events } = endpoint;
  const isAll = events.includes('*');
  const missing = isAll ? [] : EVENTS.filter((event) => !events.includes(event));
  const mend = async () => (await openStripe(production)).update(id, EVENTS);
  return [
    ...(status === 'enabled' ? [] : [{ says: `the endpoint is ${status} at Stripe`, mend }]),
    ...(missing.length === 0
      ? []
      : [{ says: `the endpoint is not told of ${missing.join(', ')}`, mend }]),
  ];
}

async function lacksOfEndpoint(
  production: Production,
  endpoint: WebhookEndpoint,
): Promise<readonly Lack[]> {
  const { api_version: version, created } = endpoint;
  if (version !== WEBHOOK_API_VERSION) {
    const says = `the endpoint tells its events in version ${version ?? 'of the account'}, and functions read ${WEBHOOK_API_VERSION}`;
    return [{ says, ...makes(production) }];
  }
  const kept = await latestVersion(production, SIGNING);
  const keptAt = kept ? Date.parse(kept.createTime) : 0;
  if (keptAt < created * 1000 - SKEW_MS) {
    const says = kept
      ? `${SIGNING} is older than the endpoint, so it is not what that signs with`
      : `${SIGNING} has no value, and Stripe tells it only when an endpoint is made`;
    return [{ says, ...makes(production) }];
  }
  return wrongEvents(production, endpoint);
}

export const webhookStep: Step = {
  id: 'webhook',
  title: 'The webhook endpoint at Stripe',
  why: 'Without it gifts are recorded only while their donors stay on the page.',
  async lacks(production) {
    const { projectId, send } = production;
    const url = functionAddress(projectId, STRIPE_WEBHOOK);
    const none = { says: `Stripe has no webhook endpoint ${url}`, ...makes(production) };
    const key = await readSecret(production, KEY);
    if (key === undefined) return [none];
    const found = await new StripeApi(send, key).endpoints();
    const endpoint = found.find((one) => one.url === url);
    return endpoint ? lacksOfEndpoint(production, endpoint) : [none];
  },
};
