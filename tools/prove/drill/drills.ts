import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Timestamp } from 'firebase-admin/firestore';
import { CALLABLES } from '@raade/contracts/base/callables';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import type { ConditionName } from '@raade/contracts/health/health';
import { COLLECT } from '@raade/contracts/health/visit-counting';
import { type VisitReport } from '@raade/contracts/health/visit-report';
import { functionUrl } from '@raade/stack/environments.ts';
import { giveDonation } from '@raade/stack/seed/sample-donations.ts';
import { contentNotLive } from './content-drill.ts';
import type { Drill } from './drill.ts';
import type { DrillSite } from './drill-site.ts';
import { liveNotShown, publishingFails } from './publishing-drill.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const MOST_TICKS = 40;
const TICK_AGAIN_MS = 1000;

const give = ({ stack }: DrillSite) =>
  giveDonation(stack.origins, {
    ...{ amount: 1000, fullName: 'Sample Drill' },
    email: `drill-${randomUUID()}@example.org`,
  });

const webhookSilent: Drill = {
  does: 'Stripe’s event of a gift never arrives, and half an hour passes; then one of another gift does.',
  async begin(site) {
    const types = ['payment_intent.succeeded', 'charge.updated'];
    const webhooks = types.map((type) => ({ type, what: 'give-up' }));
    await site.stripe('/control/faults', { webhooks });
    await give(site);
    await site.look(31 * MINUTE_MS);
    return () => give(site);
  },
};

const nightlyLate: Drill = {
  does: 'No night comes to its end for 27 hours; then one does.',
  async begin(site) {
    await site.look(27 * HOUR_MS);
    return () => site.tick();
  },
};

const nightlyProblems: Drill = {
  does: 'A payment says of itself what is no donation of ours; then it is corrected at Stripe.',
  async begin(site) {
    const metadata = new URLSearchParams({
      ...{ amount: '1000', currency: 'usd', payment_method: 'pm_card_visa', confirm: 'true' },
      ...metadataOf(await latestIntent(site), { is_anonymous: 'maybe' }),
    });
    const { id } = (await site.stripe('/v1/payment_intents', metadata)) as { id: string };
    await site.tick();
    return async () => {
      const change = new URLSearchParams({ 'metadata[is_anonymous]': 'false' });
      await site.stripe(`/v1/payment_intents/${id}`, change);
      await site.tick();
    };
  },
};

type Metadata = Readonly<Record<string, string>>;

/** What a gift of ours says of itself at Stripe. */
async function latestIntent({ stack }: DrillSite): Promise<Metadata> {
  const answer = await fetch(`${stack.origins.stripe}/v1/payment_intents?limit=20`, {
    headers: { authorization: `Bearer ${stack.env['STRIPE_SECRET_KEY']}` },
  });
  const { data } = (await answer.json()) as { data: { metadata: Metadata }[] };
  const ours = data.find(({ metadata }) => metadata['is_anonymous'] === 'false');
  if (!ours) throw new Error('No gift of ours is at Stripe yet.');
  return ours.metadata;
}

function metadataOf(metadata: Metadata, changes: Metadata): Metadata {
  const fields = { ...metadata, ...changes };
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [`metadata[${name}]`, value]),
  );
}

const mailLate: Drill = {
  does: 'The mail server takes nothing on, and a receipt waits for 16 minutes; then it goes on.',
  async begin(site) {
    await site.mailServer('stop');
    await give(site);
    await site.look(16 * MINUTE_MS);
    return async () => {
      await site.mailServer('go on');
      await site.tick();
    };
  },
};

const mailFailed: Drill = {
  does: 'What is on record of a mail is malformed, so it is given up; then it is taken off.',
  async begin(site) {
    const mail = site.firestore.collection(COLLECTIONS.outbox).doc(`drill_${randomUUID()}`);
    const now = Timestamp.now();
    await mail.create({
      ...{ kind: 'donation-receipt', status: 'waiting', attempts: '1', reason: null, lease: null },
      ...{ due_at: now, created_at: now },
    });
    // Sending may still rest from the drill before: the clock that sends comes again and again.
    for (let tries = 0; tries < MOST_TICKS; tries += 1) {
      await site.tick();
      if ((await mail.get()).get('status') !== 'waiting') break;
      await pause(TICK_AGAIN_MS);
    }
    return async () => void (await mail.delete());
  },
};

const releaseErrors: Drill = {
  does: 'Half of the loads of a release fail; then many go well.',
  async begin(site) {
    const pointer = await site.firestore.doc(`${COLLECTIONS.releasePointers}/giving`).get();
    const giving = { app: 'giving', release: String(pointer.get('pointer.release')) };
    const report = (loads: number, failures: number) =>
      sendReport(site, { releases: [{ ...giving, loads, failures }] });
    await report(10, 10);
    return async () => {
      for (let visits = 0; visits < 5; visits += 1) await report(100, 0);
    };
  },
};

async function sendReport({ stack }: DrillSite, report: VisitReport): Promise<void> {
  const { status } = await fetch(functionUrl(stack.origins, COLLECT), {
    method: 'POST',
    headers: { origin: stack.origins.shell, 'content-type': 'text/plain' },
    body: JSON.stringify(report),
  });
  if (status !== 204) throw new Error(`${COLLECT} answered ${status}.`);
}

const callsFailing: Drill = {
  does: 'Stripe answers five calls with an error of its own; then two hours pass.',
  async begin(site) {
    const paymentIntentId = `pi_drill${randomUUID().replaceAll('-', '')}`;
    const path = `/v1/payment_intents/${paymentIntentId}`;
    // The library repeats a request that failed so; nobody else asks for this payment.
    await site.stripe('/control/faults', { requests: [{ path, what: 'answer-500', times: 50 }] });
    for (let call = 0; call < 5; call += 1) {
      await site.call(CALLABLES.recordDonation, { paymentIntentId });
    }
    return () => site.look(2 * HOUR_MS);
  },
};

/** One for each condition. */
export const DRILLS: Readonly<Record<ConditionName, Drill>> = {
  'webhook-silent': webhookSilent,
  'nightly-late': nightlyLate,
  'nightly-problems': nightlyProblems,
  'mail-late': mailLate,
  'mail-failed': mailFailed,
  'release-errors': releaseErrors,
  'calls-failing': callsFailing,
  'publishing-failing': publishingFails,
  'live-not-shown': liveNotShown,
  'content-not-live': contentNotLive,
};
