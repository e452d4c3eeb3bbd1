import { Failure } from '@raade/contracts/base/failure';
import {
  checkEndpoint,
  endpointsSchema,
  reasonToReplace,
  SIGNING_SECRET,
  webhookAddress,
} from '../../required/webhook.ts';
import { type LiveSite, setupCheck } from '../check.ts';
import { readNewestVersionTime, readSecret } from '../secrets.ts';

const ENDPOINTS = new URL('https://api.stripe.com/v1/webhook_endpoints?limit=100');

/** Checks that Stripe sends all needed events to our webhook, signed with the stored secret. */
export const webhookCheck = setupCheck(
  'webhook',
  'The webhook endpoint at Stripe',
  async (site) => {
    const url = webhookAddress(site.projectId);
    const key = await readSecret(site, 'STRIPE_SECRET_KEY');
    const endpoints = key === undefined ? [] : await endpointsOf(site, key);
    const endpoint = endpoints.find((candidate) => candidate.url === url);
    if (!endpoint) return [`Stripe has no webhook endpoint ${url}`];
    const reason = reasonToReplace(endpoint, await readNewestVersionTime(site, SIGNING_SECRET));
    return reason === undefined ? checkEndpoint(endpoint) : [reason];
  },
);

async function endpointsOf({ send }: LiveSite, key: string) {
  const headers = { Authorization: `Bearer ${key}` };
  const response = await send(ENDPOINTS, { method: 'GET', headers });
  if (response.ok) return endpointsSchema.parse(await response.json()).data;
  throw new Failure(REFUSALS[response.status] ?? otherRefusal(response.status));
}

/** Advice by the status of Stripe's answer. */
const REFUSALS: Readonly<Record<number, string>> = {
  401: 'Stripe does not know the key. Take one of Developers, API keys.',
  403: 'The key may not read webhook endpoints: give a restricted key this right in Stripe’s dashboard.',
};

const otherRefusal = (status: number) =>
  `Stripe answers ${status}. Look at https://status.stripe.com, then run the command again.`;
