import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { FailedMail, ReadHealthResponse, ReleaseHealth } from '@raade/contracts/health/health';
import { RUNBOOK_SECTIONS } from '@raade/contracts/health/runbook-sections';
import type { LivePointers } from '@raade/publishing/pointers/pointer-store';
import { collection } from '../base/firestore.ts';
import { countsOfHours, type Counts, type ReleaseCounts } from '../base/metrics/counts.ts';
import { readNightly } from '../base/metrics/nightly-note.ts';
import { readPointers } from '../releases/publishing/live-pointers.ts';
import { CONDITION_LIST } from './conditions.ts';
import { healthDocument, parseHealth } from './health-document.ts';
import { failedMails, readOldestMail, uncertainCampaigns } from './mail-readings.ts';
import { readLastWebhook } from './readings.ts';

const MOST_MAILS = 20;
const MOST_CAMPAIGNS = 20;
/** As long as counts are stored. */
const COUNTED_HOURS = 48;

const mailSchema = z.object({
  kind: z.catch(z.string(), ''),
  status: z.enum(['failed', 'unknown']),
  lease: z.catch(z.nullable(z.string()), null),
  created_at: z.instanceof(Timestamp),
});

const iso = (milliseconds: number | null) =>
  milliseconds === null ? null : new Date(milliseconds).toISOString();

/** Reads the state of the site for staff: 120 documents at most, and the pointers. */
export async function readHealth(now: number): Promise<ReadHealthResponse> {
  const [found, webhook, nightly, oldestMail, failed] = await Promise.all([
    healthDocument().get(),
    readLastWebhook(),
    readNightly(),
    readOldestMail(),
    failedMails(now)
      .limit(MOST_MAILS + 1)
      .get(),
  ]);
  const [paused, uncertain, pointers, counts] = await Promise.all([
    pausedCampaigns().get(),
    uncertainCampaigns(now).limit(MOST_CAMPAIGNS).get(),
    readPointers(),
    countsOfHours(COUNTED_HOURS, now),
  ]);
  const { looked_at, on } = parseHealth(found, now);
  return {
    lookedAt: found.exists ? iso(looked_at.toMillis()) : null,
    conditions: CONDITION_LIST.flatMap(({ name, effect }) => {
      const state = on[name];
      if (!state) return [];
      const since = state.since.toDate().toISOString();
      return [{ name, effect, section: RUNBOOK_SECTIONS[name], since, figures: state.figures }];
    }),
    lastWebhookAt: iso(webhook),
    nightly: nightly && { ...nightly, at: new Date(nightly.at).toISOString() },
    oldestMailSince: iso(oldestMail),
    failedMails: failed.docs.slice(0, MOST_MAILS).map(failedMail),
    hasMoreFailedMails: failed.docs.length > MOST_MAILS,
    pausedCampaigns: paused.docs.map(campaignLink),
    uncertainCampaigns: uncertain.docs.map(campaignLink),
    releases: releasesOf(pointers, counts),
  };
}

function failedMail(document: DocumentSnapshot): FailedMail {
  const { kind, status, lease, created_at } = z.parse(mailSchema, document.data());
  return { id: document.id, kind, status, lease, since: created_at.toDate().toISOString() };
}

const pausedCampaigns = () =>
  collection('emailCampaigns').where('status', '==', 'paused').limit(MOST_CAMPAIGNS);

const campaignLink = (document: DocumentSnapshot) => ({
  id: document.id,
  subject: String(document.get('subject')),
});

const NOTHING: ReleaseCounts = { loads: 0, failures: 0 };

/** The live releases, and those that visitors loaded in the last 48 hours. */
function releasesOf(pointers: LivePointers, { releases }: Counts): ReleaseHealth[] {
  const live = [...pointers].flatMap(([app, { pointer }]) =>
    pointer ? [`${app}@${pointer.release}`] : [],
  );
  const keys = [...new Set([...live, ...Object.keys(releases)])].sort();
  return keys.map((key) => {
    const [app = '', release = ''] = key.split('@');
    return { app, release, isLive: live.includes(key), ...(releases[key] ?? NOTHING) };
  });
}
