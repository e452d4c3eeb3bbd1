import * as z from 'zod/mini';
import { bytesOf } from '../base/byte-size.ts';
import { audienceFilterSchema, isOfForum } from './audience-filter.ts';
import { unknownVariables } from './campaign-variables.ts';
import { documentIdSchema } from '../base/document-id.ts';
import { emailAddress } from '../base/email-address.ts';
import { forumIdSchema } from '../content/forum-id.ts';

export const RECIPIENT_TYPES = ['all', 'students', 'professionals', 'group-leaders'] as const;
export type RecipientType = (typeof RECIPIENT_TYPES)[number];

/** Limits: of the subject in characters, of the content in bytes of UTF-8, and of the start time in days from now. */
export const CAMPAIGN_LIMITS = { subject: 200, contentBytes: 150 * 1024, daysAhead: 60 } as const;

const DAY_MS = 24 * 60 * 60 * 1000;

/** True for a start after now and within `daysAhead`; both in milliseconds since the epoch. */
export const canStartAt = (startsAt: number, now: number) =>
  startsAt > now && startsAt - now <= CAMPAIGN_LIMITS.daysAhead * DAY_MS;

/**
 * Size of an email's HTML in kilobytes beyond which Gmail cuts it off. The warning begins earlier, since names and
 * links differ in length.
 */
export const MAIL_KIB = { clipped: 102, warning: 95 } as const;

/**
 * Maximum number of test emails per account and hour, to other staff and to other addresses. Tests to the own address
 * are unlimited.
 */
export const TEST_MAILS_PER_HOUR = { staff: 30, elsewhere: 5 } as const;

export const CAMPAIGN_MESSAGES = {
  subject: 'Subject must be at least 3 characters',
  subjectLine: 'Subject must be one line',
  content: 'Email content must be at least 10 characters',
  recipientType: 'recipientType must be one of the groups',
  campaignId: 'campaignId must be a random UUID',
  testEmailMissing: 'Please provide a test email address when in test mode',
  testStartsNow: 'A test is sent at once',
  startsAt: `Please choose a time from now on, within ${CAMPAIGN_LIMITS.daysAhead} days`,
  filterOfAll: 'Only all registrants can be replaced by applicants or donors',
  filterOfCorrection: 'A correction goes to everybody who was sent the email',
  tooManyTests: `You can send ${TEST_MAILS_PER_HOUR.staff} test emails an hour to other staff, and ${TEST_MAILS_PER_HOUR.elsewhere} to other addresses. Please use your own address, or try again in an hour.`,
  tooLong: (limit: number) => `Please use at most ${limit} characters`,
  tooLarge: `The content takes more than ${CAMPAIGN_LIMITS.contentBytes / 1024} kB. Please shorten it: letters of some scripts take two or three bytes each.`,
  clipped: (kib: number) =>
    `This email has ${kib} kB. Gmail shows the first ${MAIL_KIB.clipped} kB of an email and cuts off the rest; the unsubscribe link stands at its end.`,
  unknownVariables: (names: readonly string[]) =>
    `There is no value for the placeholder ${names.join(', ')}. Only {{first_name}} can be used`,
} as const;

/** Refuses unknown variables, which would be sent unchanged. */
const noUnknownVariables = z.refine<string>((text) => unknownVariables(text).length === 0, {
  error: ({ input }) => CAMPAIGN_MESSAGES.unknownVariables(unknownVariables(String(input))),
});

/** Refuses a content with more bytes than a campaign may have. */
export const contentSize = z.refine<string>(
  (text) => bytesOf(text) <= CAMPAIGN_LIMITS.contentBytes,
  {
    error: CAMPAIGN_MESSAGES.tooLarge,
  },
);

/** The fields that staff write, with the same checks in the browser and in the function. */
export const campaignFields = {
  subject: z.string().check(
    z.trim(),
    z.minLength(3, CAMPAIGN_MESSAGES.subject),
    z.maxLength(CAMPAIGN_LIMITS.subject, CAMPAIGN_MESSAGES.tooLong(CAMPAIGN_LIMITS.subject)),
    // A line break in the subject would begin another mail header.
    z.regex(/^[^\p{Cc}\u2028\u2029]*$/u, CAMPAIGN_MESSAGES.subjectLine),
    noUnknownVariables,
  ),
  /** HTML. The function cleans it before sending. */
  content: z
    .string()
    .check(z.trim(), z.minLength(10, CAMPAIGN_MESSAGES.content), contentSize, noUnknownVariables),
  recipientType: z.enum(RECIPIENT_TYPES, CAMPAIGN_MESSAGES.recipientType),
  testMode: z.boolean(),
  testEmail: z.union([z.literal(''), emailAddress], {
    error: ({ input }) => emailAddress.safeParse(input).error?.issues[0]?.message,
  }),
};

export const campaignIdSchema = documentIdSchema;

/** The audience of a campaign: a group, or the recipients of another campaign that it corrects. */
const audienceFields = {
  recipientType: campaignFields.recipientType,
  /** The forum of the registrants; by default the current one. A correction uses that of the corrected campaign. */
  forum_id: z.optional(forumIdSchema),
  /** Id of the corrected campaign, which must have the same group. */
  corrects: z.optional(campaignIdSchema),
  /** Filters the group, or selects applicants or donors instead; then `recipientType` is `all`. */
  filter: z.optional(audienceFilterSchema),
};

type AudienceFields = z.output<z.ZodMiniObject<typeof audienceFields>>;

const audienceChecks = [
  z.refine<AudienceFields>(({ filter, corrects }) => !filter || corrects === undefined, {
    path: ['filter'],
    error: CAMPAIGN_MESSAGES.filterOfCorrection,
  }),
  z.refine<AudienceFields>(
    ({ filter, recipientType }) => isOfForum(filter) || recipientType === 'all',
    { path: ['filter'], error: CAMPAIGN_MESSAGES.filterOfAll },
  ),
] as const;

const countSchema = z.int().check(z.nonnegative());

/** The id of a campaign, a random UUID from the page. */
export const newCampaignIdSchema = z.uuidv4(CAMPAIGN_MESSAGES.campaignId);

/**
 * Payload of the callable `send-email-campaign`. `testEmail` is empty outside of test mode. `campaignId` is the
 * idempotency key; only tests may lack it.
 */
export const campaignRequestSchema = z
  .strictObject({
    ...campaignFields,
    ...audienceFields,
    campaignId: z.optional(newCampaignIdSchema),
    /**
     * The start time; by default now. The function checks that it is in the future and within `daysAhead`. Recipients
     * are determined at that time. Tests have none.
     */
    startsAt: z.optional(z.iso.datetime()),
    /** The revision of the draft with the same id. If it is outdated, nothing is sent. */
    draftRevision: z.optional(countSchema),
  })
  .check(
    ...audienceChecks,
    z.refine(({ testMode, startsAt }) => !testMode || startsAt === undefined, {
      path: ['startsAt'],
      error: CAMPAIGN_MESSAGES.testStartsNow,
    }),
    z.refine(({ testMode, testEmail }) => !testMode || testEmail !== '', {
      path: ['testEmail'],
      error: CAMPAIGN_MESSAGES.testEmailMissing,
    }),
    z.refine(({ testMode, campaignId }) => testMode || campaignId !== undefined, {
      path: ['campaignId'],
      error: CAMPAIGN_MESSAGES.campaignId,
    }),
  );
export type CampaignRequest = z.input<typeof campaignRequestSchema>;
export type CheckedCampaignRequest = z.output<typeof campaignRequestSchema>;

/**
 * `recipientCount` is the size of the audience at the time of the request, except for very large ones; 1 for a test.
 */
export const campaignResponseSchema = z.object({
  success: z.boolean(),
  message: z.optional(z.string()),
  recipientCount: z.optional(z.int().check(z.nonnegative())),
  /** True if it has so many recipients that a second member of the staff must approve it first. */
  needsApproval: z.optional(z.boolean()),
});
export type CampaignResponse = z.infer<typeof campaignResponseSchema>;

/** Reasons for which a registrant gets no mail of a campaign. */
export const EXCLUSIONS = ['cancelled', 'unsubscribed', 'invalid', 'duplicate'] as const;
export type Exclusion = (typeof EXCLUSIONS)[number];

const exclusionCountsSchema = z.record(z.enum(EXCLUSIONS), countSchema);

/** Payload of the callable `preview-email-campaign`, which counts the current recipients. */
export const audienceRequestSchema = z.strictObject(audienceFields).check(...audienceChecks);
export type AudienceRequest = z.infer<typeof audienceRequestSchema>;

/**
 * `registrants` is the size of the group, or of the recipients of the corrected campaign: `recipients` plus all
 * excluded people.
 */
export const audienceResponseSchema = z.object({
  registrants: countSchema,
  recipients: countSchema,
  excluded: exclusionCountsSchema,
});
export type AudienceResponse = z.infer<typeof audienceResponseSchema>;

/**
 * `scheduled` before its start time; `canceled` by staff before it; `preparing` while the audience is frozen;
 * `awaiting-approval` until a second member of the staff approves it; `not-approved` if nobody did; `sent` when no
 * delivery is waiting any more (some may have failed); `failed` if the audience could not be frozen, so that nothing
 * was sent.
 */
export const CAMPAIGN_STATUSES = [
  'scheduled',
  'preparing',
  'awaiting-approval',
  'sending',
  'paused',
  'sent',
  'not-approved',
  'canceled',
  'failed',
] as const;
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];

/**
 * `waiting`: will be sent, or retried after a temporary failure; `sending`: leased by a worker; `failed`: refused
 * permanently; `unknown`: may have arrived, since the worker ended before it recorded the provider's response. It is
 * sent again only if staff decide so.
 */
export const DELIVERY_STATUSES = ['waiting', 'sending', 'sent', 'failed', 'unknown'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** States of a delivery whose email was passed to the provider, so that the recipient may have read it. */
export const HANDED_OVER = [
  'sent',
  'unknown',
  'sending',
] as const satisfies readonly DeliveryStatus[];

/** True for a campaign that sends nothing until staff resume it. */
export const hasStopped = (status: CampaignStatus) => status === 'paused' || status === 'sent';

/**
 * Reports about an email after a server accepted it, the most severe last: not delivered for a reason that is not the
 * recipient's; refused by the mailbox; no such mailbox; marked as spam by the recipient.
 */
export const BOUNCES = ['undelivered', 'soft-bounce', 'hard-bounce', 'complaint'] as const;
export type Bounce = (typeof BOUNCES)[number];

/**
 * The reason why a campaign is paused: by staff; the provider refuses our mail; too many bounces or complaints; the
 * list of its forum is closed; or the person who scheduled it has lost the right to send.
 */
export const PAUSE_REASONS = [
  'by-staff',
  'provider',
  'hard-bounces',
  'complaints',
  'list-closed',
  'sender-left',
] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];

/** The corrected campaign, with its subject, which cannot change any more. */
export const correctedSchema = z.object({ id: campaignIdSchema, subject: z.string() });
export type Corrected = z.infer<typeof correctedSchema>;

/**
 * A document of `email_campaigns`, without its timestamps `created_at`, `finished_at`, and `starts_at`, which only a
 * scheduled one has.
 */
export const campaignSchema = z.object({
  subject: z.string(),
  /** Cleaned HTML, as it goes out. */
  content: z.string(),
  recipient_type: z.enum(RECIPIENT_TYPES),
  /** The forum whose registrants get it. */
  forum_id: forumIdSchema,
  /** Set for a correction, which goes to the recipients of that campaign only. */
  corrects: z.optional(correctedSchema),
  /** Set if it goes to a part of the group, or to applicants or donors. */
  filter: z.optional(audienceFilterSchema),
  status: z.enum(CAMPAIGN_STATUSES),
  /** Account of the member of the staff who sent it. */
  created_by: z.string(),
  excluded: exclusionCountsSchema,
  /** The number of deliveries in each status. Their sum is the number of recipients. */
  deliveries: z.record(z.enum(DELIVERY_STATUSES), countSchema),
  /** The number of deliveries by their most severe report; missing before the first email is sent. */
  bounces: z.optional(z.record(z.enum(BOUNCES), countSchema)),
  /** The number of recipients who have unsubscribed by a link in this campaign; missing until it was counted. */
  unsubscribed: z.optional(countSchema),
  /** Null while it is not paused; missing until it was. */
  pause_reason: z.optional(z.nullable(z.enum(PAUSE_REASONS))),
});
export type Campaign = z.infer<typeof campaignSchema>;

/** True if a correction can be sent: the campaign is paused or sent, and somebody may have received it. */
export function canBeCorrected({ status, deliveries }: Pick<Campaign, 'status' | 'deliveries'>) {
  return hasStopped(status) && HANDED_OVER.some((deliveryStatus) => deliveries[deliveryStatus] > 0);
}

/** A document of a campaign's `deliveries`, without timestamps: one for each address, named by its hash. */
export const deliverySchema = z.object({
  email: z.string(),
  /** The name for `{{first_name}}`; null if the registrant's name has none. */
  first_name: z.nullable(z.string()),
  status: z.enum(DELIVERY_STATUSES),
  attempts: countSchema,
  /** The provider's message, or our description of the failure; null if there was none. */
  reason: z.nullable(z.string()),
  /** The most severe report about the email; missing or null if there is none. */
  bounce: z.optional(z.nullable(z.enum(BOUNCES))),
});
export type Delivery = z.infer<typeof deliverySchema>;
