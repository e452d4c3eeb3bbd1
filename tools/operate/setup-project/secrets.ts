import { randomBytes } from 'node:crypto';
import { Failure } from '@raade/contracts/base/failure';
import {
  type NeededSecret,
  neededSecrets,
} from '@raade/functions/base/configuration/needed-secrets';
import { WEBHOOK_API_VERSION } from '@raade/functions/base/stripe/stripe-setup';
import * as z from 'zod/mini';
import {
  endpointLacks,
  endpointsSchema,
  EVENTS,
  reasonToRemake,
  SIGNING_SECRET,
  webhookAddress,
} from '../wanted/webhook.ts';
import type { Setup } from './setup.ts';

/** Secrets that functions cannot be deployed without. That of Stripe's webhook gets its value with the endpoint. */
export async function keepSecrets(setup: Setup): Promise<void> {
  const there = await setup.lines`gcloud secrets list --format=value(name.basename())`;
  for (const secret of neededSecrets(setup.settings)) {
    const { name, from } = secret;
    if (!there.includes(name)) {
      await setup.run`gcloud secrets create ${name} --replication-policy=automatic`;
    }
    if (from === 'webhook' || (await keptAt(setup, name)) !== undefined) continue;
    await keep(setup, name, await valueOf(setup, secret));
  }
}

/** When the newest version that can be read was made; undefined if there is none. */
async function keptAt({ lines }: Setup, name: string): Promise<number | undefined> {
  const times =
    await lines`gcloud secrets versions list ${name} --filter=state:ENABLED --format=value(createTime)`;
  return times.length === 0 ? undefined : Math.max(...times.map((time) => Date.parse(time)));
}

const keep = (setup: Setup, name: string, value: string) =>
  setup.with({ input: value }).run`gcloud secrets versions add ${name} --data-file=-`;

async function valueOf(setup: Setup, { name, from, says, schema }: NeededSecret): Promise<string> {
  // 256 bits, in characters that every setting takes.
  if (from === 'chance') return randomBytes(32).toString('base64url');
  const value = await setup.typed(name, says);
  const problem = schema && z.safeParse(schema, { [name]: value }).error?.issues[0]?.message;
  if (problem === undefined) return value;
  throw new Failure(`${name} ${problem}.`);
}

/** The webhook endpoint at Stripe, without which gifts are recorded only while their donors stay on the page. */
export async function makeWebhook(setup: Setup): Promise<void> {
  const url = webhookAddress(setup.projectId);
  const key = await setup.read`gcloud secrets versions access latest --secret=STRIPE_SECRET_KEY`;
  const answer = await withKey(setup, key).read`stripe webhook_endpoints list --limit=100`;
  const endpoints = told(answer, endpointsSchema).data.filter((one) => one.url === url);
  const [endpoint] = endpoints;
  const reason = endpoint && reasonToRemake(endpoint, await keptAt(setup, SIGNING_SECRET));
  if (endpoint && reason === undefined && endpointLacks(endpoint).length === 0) return;
  const says = 'a key of Stripe that may write webhook endpoints; it is used once and kept nowhere';
  const { run } = withKey(setup, await setup.typed('STRIPE_SETUP_KEY', says));
  const events = EVENTS.flatMap((event) => ['-d', `enabled_events[]=${event}`]);
  if (endpoint && reason === undefined) {
    const done =
      await run`stripe webhook_endpoints update ${endpoint.id} -d disabled=false ${events}`;
    told(done, changedSchema);
    return;
  }
  for (const { id } of endpoints) {
    told(await run`stripe webhook_endpoints delete ${id} --confirm`, changedSchema);
  }
  const made =
    await run`stripe webhook_endpoints create -d url=${url} -d api_version=${WEBHOOK_API_VERSION} ${events}`;
  const { secret } = told(made, z.object({ secret: z.string() }));
  await keep(setup, SIGNING_SECRET, secret);
}

const changedSchema = z.object({ id: z.string() });

const withKey = (setup: Setup, key: string) => setup.with({ env: { STRIPE_API_KEY: key } });

/** An answer of Stripe's, whose program ends well even if Stripe has refused. */
function told<Schema extends z.ZodMiniType>(answer: string, schema: Schema): z.output<Schema> {
  const result = z.safeParse(schema, JSON.parse(answer));
  if (result.success) return result.data;
  throw new Failure('Stripe refuses the key. It needs the right to webhook endpoints.');
}
