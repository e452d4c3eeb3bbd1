import * as z from 'zod/mini';

/** The conditions that `watch-health` checks; `functions/src/health/conditions.ts` defines each. */
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
  heartbeat: 'health checked',
} as const;

/** Id of the document of `health` with the conditions that hold. */
export const CONDITIONS_DOCUMENT = 'conditions';

/** Counts and durations. The only texts are ids of releases and names of functions. */
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
  /** Token of its state: an action on a mail that has changed since does nothing. */
  lease: z.nullable(z.string()),
});
export type FailedMail = z.infer<typeof failedMailSchema>;

const campaignLinkSchema = z.object({ id: z.string(), subject: z.string() });
export type CampaignLink = z.infer<typeof campaignLinkSchema>;

/** Times are ISO 8601. Contains no personal data of visitors. */
export const readHealthResponseSchema = z.object({
  /** Time of the last check; null before the first. */
  lookedAt: nullableTime,
  conditions: z.array(
    z.object({
      name: z.string(),
      effect: z.string(),
      since: time,
      figures: figuresSchema,
      /** Heading of the section in the runbook. */
      section: z.string(),
    }),
  ),
  lastWebhookAt: nullableTime,
  nightly: z.nullable(z.object({ at: time, problems: count, failedEvents: count })),
  oldestMailSince: nullableTime,
  failedMails: z.array(failedMailSchema),
  hasMoreFailedMails: z.boolean(),
  pausedCampaigns: z.array(campaignLinkSchema),
  /** Campaigns with mails that may or may not have arrived and are not sent again. */
  uncertainCampaigns: z.array(campaignLinkSchema),
  releases: z.array(releaseHealthSchema),
});
export type ReadHealthResponse = z.infer<typeof readHealthResponseSchema>;

/** Payload of `retry-mail`: a failed mail of the outbox, as listed by `read-health`. */
export const retryMailRequestSchema = z.strictObject({
  id: z
    .string('must be a text')
    .check(z.regex(/^[\w-]{1,200}$/, 'must be the id of a mail of the outbox')),
  lease: z.nullable(z.string().check(z.maxLength(100, 'must have 100 characters at most'))),
});
export type RetryMailRequest = z.infer<typeof retryMailRequestSchema>;

export const retryMailResponseSchema = z.object({
  /** False if its state has changed since it was listed. */
  changed: z.boolean(),
});
export type RetryMailResponse = z.infer<typeof retryMailResponseSchema>;
