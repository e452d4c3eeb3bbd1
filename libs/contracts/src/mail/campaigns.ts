import * as z from 'zod/mini';
import { bytesOf } from '../base/byte-size.ts';
import { audienceFilterSchema, isOfForum } from './audience-filter.ts';
import { unknownVariables } from './campaign-variables.ts';
import { documentIdSchema } from '../base/document-id.ts';
import { emailAddress } from '../base/email-address.ts';
import { forumIdSchema } from '../content/forum-id.ts';

export const RECIPIENT_TYPES = ['all', 'students', 'professionals', 'group-leaders'] as const;
export type RecipientType = (typeof RECIPIENT_TYPES)[number];

/** Upper bounds: of a subject in characters, of a content in bytes of UTF-8, of the days from now until it starts. */
export const CAMPAIGN_LIMITS = { subject: 200, contentBytes: 150 * 1024, daysAhead: 60 } as const;

const DAY_MS = 24 * 60 * 60 * 1000;

/** True for a start after now and within `daysAhead`; both in milliseconds since the epoch. */
export const canStartAt = (startsAt: number, now: number) =>
  startsAt > now && startsAt - now <= CAMPAIGN_LIMITS.daysAhead * DAY_MS;

/** Kilobytes of an email's HTML: Gmail cuts off all beyond. The warning comes earlier, since names and links differ. */
export const MAIL_KIB = { clipped: 102, warning: 95 } as const;

/** Test mails of one account in an hour to other staff, and to all other addresses. To its own there is no limit. */
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
  unknownVariables: (found: readonly string[]) =>
    `Nothing is known to put in place of ${found.join(', ')}. Only {{first_name}} can be used`,
} as const;

/** A variable that nobody fills is refused before it could go out as it is. */
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

/** The fields that staff write, checked alike in the browser and in the function. */
export const campaignFields = {
  subject: z.string().check(
    z.trim(),
    z.minLength(3, CAMPAIGN_MESSAGES.subject),
    z.maxLength(CAMPAIGN_LIMITS.subject, CAMPAIGN_MESSAGES.tooLong(CAMPAIGN_LIMITS.subject)),
    // A line break in a subject would begin a header of its own.
    z.regex(/^[^\p{Cc}\u2028\u2029]*$/u, CAMPAIGN_MESSAGES.subjectLine),
    noUnknownVariables,
  ),
  /** HTML, which the function cleans before it sends it. */
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

/** Whom a campaign is for: a group, or of it those alone who were sent another campaign, which it corrects. */
const audienceFields = {
  recipientType: campaignFields.recipientType,
  /** The forum whose registrants it is for: the current one if left out. A correction is for that of what it corrects. */
  forum_id: z.optional(forumIdSchema),
  /** Id of the campaign that is corrected, which went to the same group. */
  corrects: z.optional(campaignIdSchema),
  /** Narrows the group, or asks for applicants or donors in its place; `recipientType` is `all` then. */
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

/** The id that a page gives to a press: a random UUID. */
export const newCampaignIdSchema = z.uuidv4(CAMPAIGN_MESSAGES.campaignId);

/**
 * Payload of the callable `send-email-campaign`. `testEmail` is empty outside test mode. `campaignId` makes the same
 * press sent twice one campaign; only a test may be without.
 */
export const campaignRequestSchema = z
  .strictObject({
    ...campaignFields,
    ...audienceFields,
    campaignId: z.optional(newCampaignIdSchema),
    /**
     * The instant at which it starts, if not at once: after now, and within `daysAhead`, which the function checks. Whom
     * it goes to is settled then. A test has none.
     */
    startsAt: z.optional(z.iso.datetime()),
    /** The revision of the draft that it was written in, which has the same id: of another one nothing is sent. */
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

/** `recipientCount` is that of the audience when staff pressed the button, unless they are very many; a test has one. */
export const campaignResponseSchema = z.object({
  success: z.boolean(),
  message: z.optional(z.string()),
  recipientCount: z.optional(z.int().check(z.nonnegative())),
  /** True if it goes to so many that a second member of the staff has to approve it first. */
  waits: z.optional(z.boolean()),
});
export type CampaignResponse = z.infer<typeof campaignResponseSchema>;

/** Reasons for which a registrant gets no mail of a campaign. */
export const EXCLUSIONS = ['cancelled', 'unsubscribed', 'invalid', 'duplicate'] as const;
export type Exclusion = (typeof EXCLUSIONS)[number];

const exclusionCountsSchema = z.record(z.enum(EXCLUSIONS), countSchema);

/** Payload of the callable `preview-email-campaign`: who would be written to now. */
export const audienceRequestSchema = z.strictObject(audienceFields).check(...audienceChecks);
export type AudienceRequest = z.infer<typeof audienceRequestSchema>;

/**
 * `registrants` are those of the group, or who were sent what is corrected: `recipients` and everyone who is left out.
 */
export const audienceResponseSchema = z.object({
  registrants: countSchema,
  recipients: countSchema,
  excluded: exclusionCountsSchema,
});
export type AudienceResponse = z.infer<typeof audienceResponseSchema>;

/**
 * `scheduled` until its time comes, `canceled` if staff stopped it before; `preparing` while the audience is frozen,
 * `awaiting-approval` while a second member of the staff has to let it go, also before its time, `not-approved` if nobody
 * did, `sent` once no delivery waits any more (some may have failed), `failed` if the audience could not be frozen: then
 * nobody was written to.
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
 * `waiting` is to be sent, also again after a temporary failure; `sending` is in a worker's hands; `failed` was
 * refused for good; `unknown` may have arrived: the worker ended between the provider's answer and our note of it,
 * so it is never sent again unless staff say so.
 */
export const DELIVERY_STATUSES = ['waiting', 'sending', 'sent', 'failed', 'unknown'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** States of a delivery whose mail was handed over to the provider, so that somebody may have read it. */
export const HANDED_OVER = [
  'sent',
  'unknown',
  'sending',
] as const satisfies readonly DeliveryStatus[];

/** True while nothing of a campaign is taken to be sent, unless staff let it go on. */
export const standsStill = (status: CampaignStatus) => status === 'paused' || status === 'sent';

/**
 * Reports on a mail after a server accepted it, the gravest last: not delivered, for a reason that is not its reader's;
 * refused by the mailbox; no such mailbox; called spam by its reader.
 */
export const BOUNCES = ['undelivered', 'soft-bounce', 'hard-bounce', 'complaint'] as const;
export type Bounce = (typeof BOUNCES)[number];

/**
 * Why a campaign stands still: staff paused it, the provider refuses us, too much came back, the list of its forum is
 * closed, or whoever scheduled it may not send any more.
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

/** The campaign that another one corrects, with its subject, which nobody can change any more. */
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
  /** The forum whose registrants it goes to. */
  forum_id: forumIdSchema,
  /** There if it goes to those of the group alone who were sent that campaign. */
  corrects: z.optional(correctedSchema),
  /** There if it goes to a part of the group, or to applicants or donors. */
  filter: z.optional(audienceFilterSchema),
  status: z.enum(CAMPAIGN_STATUSES),
  /** Account of the member of the staff who sent it. */
  created_by: z.string(),
  excluded: exclusionCountsSchema,
  /** How many deliveries there are in each status; together they are the recipients. */
  deliveries: z.record(z.enum(DELIVERY_STATUSES), countSchema),
  /** How many of them came back, by the gravest that was reported; missing until the first mail went out. */
  bounces: z.optional(z.record(z.enum(BOUNCES), countSchema)),
  /** How many readers have unsubscribed by a link of this campaign and stayed so; missing until it was counted. */
  unsubscribed: z.optional(countSchema),
  /** Null while it is not paused; missing until it was. */
  pause_reason: z.optional(z.nullable(z.enum(PAUSE_REASONS))),
});
export type Campaign = z.infer<typeof campaignSchema>;

/** True if a correction can be sent: the campaign stands still, and somebody may have got it. */
export function canBeCorrected({ status, deliveries }: Pick<Campaign, 'status' | 'deliveries'>) {
  return standsStill(status) && HANDED_OVER.some((handedOver) => deliveries[handedOver] > 0);
}

/** A document of a campaign's `deliveries`, without timestamps: one for each address, named by its hash. */
export const deliverySchema = z.object({
  email: z.string(),
  /** The name for `{{first_name}}`; null if the registrant's name has none. */
  first_name: z.nullable(z.string()),
  status: z.enum(DELIVERY_STATUSES),
  attempts: countSchema,
  /** The provider's words, or what happened instead; null while all is well. */
  reason: z.nullable(z.string()),
  /** Not there, or null, while nothing came back. */
  bounce: z.optional(z.nullable(z.enum(BOUNCES))),
});
export type Delivery = z.infer<typeof deliverySchema>;
