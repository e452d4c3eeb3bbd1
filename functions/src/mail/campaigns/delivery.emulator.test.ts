import { randomUUID } from 'node:crypto';
import { deliverySchema, type Delivery } from '@raade/contracts/mail/campaigns';
import '../../testing/test-environment.ts';
import { LEASE_MS } from '../deliveries/delivery-state.ts';
import { chanceOf, type Chance } from '../../testing/chance.ts';
import { printCounts } from '../../testing/print-figures.ts';
import {
  failingSmtp,
  type FailingServer,
  crashingWorkers,
  sampleAudience,
} from '../../testing/mail/large-delivery.ts';
import { HeapSamples } from '../../testing/mail/heap.ts';
import { clearAll } from '../../testing/mail/registrants.ts';
import { countAudience } from './audience/count-audience.ts';
import { campaignDocument, campaignStateOf, deliveriesOf } from './campaign-document.ts';
import { createCampaign } from './start-campaign.ts';
import { sweepCampaigns } from './sweep-campaigns.ts';
import { workOnCampaign } from './work-on-campaign.ts';

jest.mock('../../base/task-queue.ts', () => ({ enqueue: () => Promise.resolve() }));

/** `npm run nightly -- delivery` takes many more. */
const RECIPIENTS = Number(process.env['DELIVERY_TEST_RECIPIENTS'] ?? 150);
const SEED = Number(process.env['DELIVERY_TEST_SEED'] ?? 20_250_411);
const CRASHES = Number(process.env['DELIVERY_TEST_KILLS'] ?? 5);
/**
 * Calls at which a worker may crash in one batch: a rough figure, to spread the crashes over the campaign. It is rather
 * too low, so that all of them have happened before its end.
 */
const CALLS_OF_A_BATCH = 6;
const HOUR_MS = 60 * 60 * 1000;
const forum_id = '2025';
/** Each crash costs a run; temporary failures take some more. */
const MOST_RUNS = 2 * CRASHES + 400;
/** Time to delete the data of an earlier test. */
const CLEARING_MS = 120_000;

let skippedMs = 0;
const now = () => Date.now() + skippedMs;

beforeEach(async () => {
  skippedMs = 0;
  await clearAll();
}, CLEARING_MS);

async function begin(): Promise<string> {
  const id = randomUUID();
  const content = '<p>Hello {{first_name}}, the doors open early.</p>';
  const text = { subject: 'Sample news', content, recipientType: 'all', forum_id } as const;
  await createCampaign(id, text, { actor: 'account-1', actor_address: null });
  return id;
}

/** Sends one worker after the other, until there is nothing left to do. */
async function deliver(id: string, server: FailingServer, chance: Chance) {
  const batches = RECIPIENTS / server.provider.batchSize;
  const share = CRASHES / (batches * CALLS_OF_A_BATCH);
  const workers = crashingWorkers(server.provider, { chance, share, most: CRASHES });
  const heap = new HeapSamples(Math.max(1, Math.floor(batches / 40)));
  const worker = {
    now,
    provider: {
      ...workers.provider,
      send: (...call: Parameters<FailingServer['provider']['send']>) => {
        heap.look();
        return workers.provider.send(...call);
      },
    },
  };
  for (let run = 0; run < MOST_RUNS; run += 1) {
    const hasCrashed = await workers.run(() => workOnCampaign(id, worker));
    if (!hasCrashed && campaignStateOf(await campaignDocument(id).get()).status === 'sent') break;
    skippedMs += hasCrashed ? LEASE_MS + 1000 : HOUR_MS;
  }
  workers.stop();
  return { crashes: workers.count(), heapGrowth: heap.growth };
}

async function deliveriesNow(id: string): Promise<Delivery[]> {
  const { docs } = await deliveriesOf(id).get();
  return docs.map((document) => deliverySchema.parse(document.data()));
}

test('no recipient is missed or gets two mails, whatever crashes or fails', async () => {
  const chance = chanceOf(SEED);
  const { recipients, excluded } = await sampleAudience(RECIPIENTS, chance);
  const server = await failingSmtp(recipients, chance);
  const preview = await countAudience({ recipientType: 'all', forum_id });
  const id = await begin();
  const begun = performance.now();
  const { crashes, heapGrowth } = await deliver(id, server, chance);
  const seconds = (performance.now() - begun) / 1000;

  const campaign = campaignStateOf(await campaignDocument(id).get());
  const deliveries = await deliveriesNow(id);
  const taken = (status: Delivery['status']) =>
    deliveries.filter((delivery) => delivery.status === status).map(({ email }) => email);
  const unknownThatArrived = taken('unknown').filter((to) => server.accepted.countOf(to) === 1);
  printCounts([
    ['registrants in the preview', preview.registrants],
    ['recipients in the preview', preview.recipients],
    ...Object.entries(campaign.excluded).map(
      ([why, count]) => [`excluded: ${why}`, count] as const,
    ),
    ['workers that died', crashes],
    ...Object.entries(campaign.deliveries),
    ['accepted by the server', server.accepted.total],
    ['unknown that arrived', unknownThatArrived.length],
    ['who got more than one', recipients.filter((to) => server.accepted.countOf(to) > 1).length],
    ['seconds of sending', Math.round(seconds)],
    ['peak heap growth, MiB', Math.round(heapGrowth * 10) / 10],
    ['peak memory with the servers, MiB', Math.round(process.resourceUsage().maxRSS / 1024)],
  ]);

  expect(crashes).toBe(CRASHES);
  expect(campaign.status).toBe('sent');
  expect(deliveries.map(({ email }) => email).sort()).toEqual([...recipients].sort());
  expect(campaign.excluded).toEqual(excluded);
  expect(preview).toEqual({
    registrants: recipients.length + Object.values(excluded).reduce((sum, next) => sum + next, 0),
    recipients: recipients.length,
    excluded,
  });

  const counts = (emails: readonly string[]) =>
    new Set(emails.map((email) => server.accepted.countOf(email)));
  expect(recipients.filter((email) => server.accepted.countOf(email) > 1)).toEqual([]);
  expect(counts(taken('sent'))).toEqual(new Set([1]));
  // Recipients whose server refuses them as the worker crashes are unknown, like the others of that batch.
  expect(taken('failed').filter((email) => !server.refused.has(email))).toEqual([]);
  expect(taken('sent').filter((email) => server.refused.has(email))).toEqual([]);
  expect(counts(taken('failed')).has(1)).toBe(false);
  expect(taken('unknown').length).toBeLessThanOrEqual(
    server.swallowed + crashes * server.provider.batchSize,
  );
  expect(taken('sent').length + taken('failed').length + taken('unknown').length).toBe(
    recipients.length,
  );
  expect(campaign.deliveries).toEqual({
    waiting: 0,
    sending: 0,
    sent: taken('sent').length,
    failed: taken('failed').length,
    unknown: taken('unknown').length,
  });
  expect(heapGrowth).toBeLessThan(40);

  // Unknown mails are never sent again, even after two days.
  const before = server.accepted.total;
  skippedMs += 48 * HOUR_MS;
  expect(await sweepCampaigns(now())).toBe(0);
  await workOnCampaign(id, { provider: server.provider, now });
  expect(server.accepted.total).toBe(before);
  await server.close();
}, 7_200_000);
