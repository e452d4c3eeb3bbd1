import * as z from 'zod/mini';

/** All that `watch-health` looks for; `functions/src/health/conditions.ts` says when each holds. */
export const CONDITIONS = [
  'webhook-silent',
  'nightly-late',
  'nightly-problems',
  'mail-late',
  'mail-failed',
  'release-errors',
  'calls-failing',
  'publishing-failing',
  'live-not-shown',
  'content-not-live',
] as const;
export type ConditionName = (typeof CONDITIONS)[number];

/** Log lines for the beginning and the end of a condition, and for each check. Alerts match these texts. */
export const HEALTH_LINES = {
  began: 'a condition has begun',
  ended: 'a condition has ended',
  heartbeat: 'health was looked at',
} as const;

/** The id of the document of `health` that says which conditions are on. */
export const CONDITIONS_DOCUMENT = 'conditions';

/** Counts and durations; ids of releases and names of functions are the only texts. */
export const figuresSchema = z.record(z.string(), z.union([z.number(), z.string()]));
export type Figures = z.infer<typeof figuresSchema>;

/** Payload of the callable `read-health`. */
export const readHealthRequestSchema = z.strictObject({});

const count = z.int();
const time = z.string();
const nullableTime = z.nullable(time);

const releaseHealthSchema = z.object({
  app: z.string(),
  release: z.string(),
  isLive: z.boolean(),
  loads: count,
  failures: count,
});
export type ReleaseHealth = z.infer<typeof releaseHealthSchema>;

const failedMailSchema = z.object({
  id: z.string(),
  kind: z.string(),
  status: z.enum(['failed', 'unknown']),
  since: time,
  /** Names how it stands: an action on a mail that has moved on since does nothing. */
  lease: z.nullable(z.string()),
});
export type FailedMail = z.infer<typeof failedMailSchema>;

const campaignLinkSchema = z.object({ id: z.string(), subject: z.string() });
export type CampaignLink = z.infer<typeof campaignLinkSchema>;

/** Times are ISO 8601. Nothing in it names a visitor. */
export const readHealthResponseSchema = z.object({
  /** When `watch-health` looked last; null before the first time. */
  lookedAt: nullableTime,
  conditions: z.array(
    z.object({
      ...{ name: z.string(), sees: z.string(), since: time, figures: figuresSchema },
      /** The heading of the runbook below which stands what to do. */
      section: z.string(),
    }),
  ),
  lastWebhookAt: nullableTime,
  nightly: z.nullable(z.object({ at: time, problems: count, failedEvents: count })),
  oldestMailSince: nullableTime,
  failedMails: z.array(failedMailSchema),
  hasMoreFailedMails: z.boolean(),
  pausedCampaigns: z.array(campaignLinkSchema),
  /** Campaigns some of whose mails may have arrived, and are not sent again by themselves. */
  uncertainCampaigns: z.array(campaignLinkSchema),
  releases: z.array(releaseHealthSchema),
});
export type ReadHealthResponse = z.infer<typeof readHealthResponseSchema>;

/** Payload of the callable `retry-mail`: a mail of the outbox that failed for good, as `read-health` has listed it. */
export const retryMailRequestSchema = z.strictObject({
  id: z
    .string('must be a text')
    .check(z.regex(/^[\w-]{1,200}$/, 'must be the id of a mail of the outbox')),
  lease: z.nullable(z.string().check(z.maxLength(100, 'must have 100 characters at most'))),
});
export type RetryMailRequest = z.infer<typeof retryMailRequestSchema>;

export const retryMailResponseSchema = z.object({
  /** False if it has moved on since it was listed. */
  changed: z.boolean(),
});
export type RetryMailResponse = z.infer<typeof retryMailResponseSchema>;
