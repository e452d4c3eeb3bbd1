import { randomBytes } from 'node:crypto';
import { Failure } from '@raade/contracts/base/failure';
import {
  type NeededSecret,
  neededSecrets,
} from '@raade/functions/base/configuration/needed-secrets';
import { WEBHOOK_API_VERSION } from '@raade/functions/base/stripe/stripe-setup';
import * as z from 'zod/mini';
import {
  checkEndpoint,
  endpointsSchema,
  EVENTS,
  reasonToReplace,
  SIGNING_SECRET,
  webhookAddress,
} from '../required/webhook.ts';
import type { Setup } from './setup.ts';

/** Creates the secrets of the functions. `makeWebhook` stores the value of the webhook's secret. */
export async function makeSecrets(setup: Setup): Promise<void> {
  const existing = await setup.lines`gcloud secrets list --format=value(name.basename())`;
  for (const secret of neededSecrets(setup.settings)) {
    const { name, from } = secret;
    if (!existing.includes(name)) {
      await setup.run`gcloud secrets create ${name} --replication-policy=automatic`;
    }
    if (from === 'webhook' || (await readNewestVersionTime(setup, name)) !== undefined) continue;
    await storeSecret(setup, name, await valueOf(setup, secret));
  }
}

/** The time when the newest enabled version was created; undefined if there is none. */
async function readNewestVersionTime({ lines }: Setup, name: string): Promise<number | undefined> {
  const times =
    await lines`gcloud secrets versions list ${name} --filter=state:ENABLED --format=value(createTime)`;
  return times.length === 0 ? undefined : Math.max(...times.map((time) => Date.parse(time)));
}

const storeSecret = (setup: Setup, name: string, value: string) =>
  setup.with({ input: value }).run`gcloud secrets versions add ${name} --data-file=-`;

/** Makes a random value, or asks for one and checks its format. */
async function valueOf(setup: Setup, { name, from, hint, schema }: NeededSecret): Promise<string> {
  // 256 random bits, in characters that are allowed everywhere.
  if (from === 'random') return randomBytes(32).toString('base64url');
  const value = await setup.askSecret(name, hint);
  const problem = schema && z.safeParse(schema, { [name]: value }).error?.issues[0]?.message;
  if (problem === undefined) return value;
  throw new Failure(`${name} ${problem}.`);
}

/**
 * Creates, updates or replaces the webhook endpoint at Stripe. Without it, donations are recorded only if donors wait
 * on the page.
 */
export async function makeWebhook(setup: Setup): Promise<void> {
  const url = webhookAddress(setup.projectId);
  const key = await setup.read`gcloud secrets versions access latest --secret=STRIPE_SECRET_KEY`;
  const answer = await withKey(setup, key).read`stripe webhook_endpoints list --limit=100`;
  const endpoints = parseAnswer(answer, endpointsSchema).data.filter((entry) => entry.url === url);
  const [endpoint] = endpoints;
  const reason =
    endpoint && reasonToReplace(endpoint, await readNewestVersionTime(setup, SIGNING_SECRET));
  if (endpoint && reason === undefined && checkEndpoint(endpoint).length === 0) return;
  const hint = 'a Stripe key that may write webhook endpoints (used once, not stored)';
  const { run } = withKey(setup, await setup.askSecret('STRIPE_SETUP_KEY', hint));
  const events = EVENTS.flatMap((event) => ['-d', `enabled_events[]=${event}`]);
  if (endpoint && reason === undefined) {
    const update =
      await run`stripe webhook_endpoints update ${endpoint.id} -d disabled=false ${events}`;
    parseAnswer(update, changedSchema);
    return;
  }
  // Stripe shows the signing secret only of a new endpoint, so old ones are replaced.
  for (const { id } of endpoints) {
    parseAnswer(await run`stripe webhook_endpoints delete ${id} --confirm`, changedSchema);
  }
  const creation =
    await run`stripe webhook_endpoints create -d url=${url} -d api_version=${WEBHOOK_API_VERSION} ${events}`;
  const { secret } = parseAnswer(creation, z.object({ secret: z.string() }));
  await storeSecret(setup, SIGNING_SECRET, secret);
}

const changedSchema = z.object({ id: z.string() });

const withKey = (setup: Setup, key: string) => setup.with({ env: { STRIPE_API_KEY: key } });

/** Parses an answer of Stripe. Throws a `Failure` if it is an error, for which `stripe` also exits with 0. */
function parseAnswer<Schema extends z.ZodMiniType>(
  answer: string,
  schema: Schema,
): z.output<Schema> {
  const result = z.safeParse(schema, JSON.parse(answer));
  if (result.success) return result.data;
  throw new Failure('Stripe refused the key. It needs write access to webhook endpoints.');
}
