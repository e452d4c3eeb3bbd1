import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { FailedMail, ReadHealthResponse, ReleaseHealth } from '@raade/contracts/health/health';
import { RUNBOOK_SECTIONS } from '@raade/contracts/health/runbook-sections';
import type { LivePointers } from '@raade/publishing/pointers/pointer-store';
import { collection } from '../base/firestore.ts';
import { countsOfHours, type Counts, type ReleaseCounts } from '../base/metrics/counts.ts';
import { readNightly } from '../base/metrics/nightly-result.ts';
import { readPointers } from '../releases/publishing/live-pointers.ts';
import { CONDITION_LIST } from './conditions.ts';
import { healthDocument, parseHealth } from './health-document.ts';
import { failedMails, readOldestMail, uncertainCampaigns } from './mail-readings.ts';
import { readLastWebhook } from './readings.ts';

const MAIL_LIMIT = 20;
const CAMPAIGN_LIMIT = 20;
/** Hours for which counts are stored. */
const COUNTED_HOURS = 48;

const mailSchema = z.object({
  kind: z.catch(z.string(), ''),
  status: z.enum(['failed', 'unknown']),
  lease: z.catch(z.nullable(z.string()), null),
  created_at: z.instanceof(Timestamp),
});

const toIso = (milliseconds: number | null) =>
  milliseconds === null ? null : new Date(milliseconds).toISOString();

/** Reads the state of the site for staff: 120 documents at most, and the pointers. */
export async function readHealth(now: number): Promise<ReadHealthResponse> {
  const [storedHealth, webhook, nightly, oldestMail, failedDocuments] = await Promise.all([
    healthDocument().get(),
    readLastWebhook(),
    readNightly(),
    readOldestMail(),
    failedMails(now)
      .limit(MAIL_LIMIT + 1)
      .get(),
  ]);
  const [pausedDocuments, uncertainDocuments, pointers, counts] = await Promise.all([
    pausedCampaigns().get(),
    uncertainCampaigns(now).limit(CAMPAIGN_LIMIT).get(),
    readPointers(),
    countsOfHours(COUNTED_HOURS, now),
  ]);
  const { looked_at, on } = parseHealth(storedHealth, now);
  return {
    lookedAt: storedHealth.exists ? toIso(looked_at.toMillis()) : null,
    conditions: CONDITION_LIST.flatMap(({ name, effect }) => {
      const state = on[name];
      if (!state) return [];
      const since = state.since.toDate().toISOString();
      return [{ name, effect, section: RUNBOOK_SECTIONS[name], since, figures: state.figures }];
    }),
    lastWebhookAt: toIso(webhook),
    nightly: nightly && { ...nightly, at: new Date(nightly.at).toISOString() },
    oldestMailSince: toIso(oldestMail),
    failedMails: failedDocuments.docs.slice(0, MAIL_LIMIT).map(failedMail),
    hasMoreFailedMails: failedDocuments.docs.length > MAIL_LIMIT,
    pausedCampaigns: pausedDocuments.docs.map(campaignLink),
    uncertainCampaigns: uncertainDocuments.docs.map(campaignLink),
    releases: releasesOf(pointers, counts),
  };
}

function failedMail(document: DocumentSnapshot): FailedMail {
  const { kind, status, lease, created_at } = z.parse(mailSchema, document.data());
  return { id: document.id, kind, status, lease, since: created_at.toDate().toISOString() };
}

const pausedCampaigns = () =>
  collection('emailCampaigns').where('status', '==', 'paused').limit(CAMPAIGN_LIMIT);

const campaignLink = (document: DocumentSnapshot) => ({
  id: document.id,
  subject: String(document.get('subject')),
});

const NO_COUNTS: ReleaseCounts = { loads: 0, failures: 0 };

/** The live releases, and those that visitors loaded in the last 48 hours. */
function releasesOf(pointers: LivePointers, { releases }: Counts): ReleaseHealth[] {
  const liveKeys = [...pointers].flatMap(([app, { pointer }]) =>
    pointer ? [`${app}@${pointer.release}`] : [],
  );
  const keys = [...new Set([...liveKeys, ...Object.keys(releases)])].sort();
  return keys.map((key) => {
    const [app = '', release = ''] = key.split('@');
    return { app, release, isLive: liveKeys.includes(key), ...(releases[key] ?? NO_COUNTS) };
  });
}
