import * as z from 'zod/mini';
import { APPLICATION_KINDS, APPLICATION_STATUSES } from '../applications/application.schema.ts';
import { forumIdSchema } from '../content/forum-id.ts';
import { campaignSchema } from '../mail/campaigns.ts';
import { enteredTotalsSchema, ledgerTotalsSchema, totalsSchema } from '../money/ledger-totals.ts';
import type { Right } from '../staff/rights.ts';
import { countWaitingResponseSchema } from '../staff/waiting.ts';

/** Limits of the data that the overview reads and shows. */
export const OVERVIEW_LIMITS = {
  /** Months, the current one among them. */
  months: 12,
  /** The newest forums. */
  forums: 5,
  /** Kinds of ticket of a forum, by name; registrants with others are counted together. */
  tickets: 20,
  /** The newest student applications, each of which is read for its university. */
  studentApplications: 1000,
  /** The universities with the most applications; others are counted together. */
  universities: 10,
  /** The newest campaigns. */
  campaigns: 5,
} as const;

/**
 * Parts of the overview, with the right to see each. The rights to see counts of open work are in
 * `WAITING_RIGHTS` (`staff/waiting.ts`).
 */
export const OVERVIEW_RIGHTS = {
  donations: 'donations.read',
  applications: 'applications.read',
  registrations: 'registrants.read',
  campaigns: 'campaigns.read',
} as const satisfies Readonly<Record<string, Right>>;

/** Payload of the callable `read-overview`. */
export const readOverviewRequestSchema = z.strictObject({});

const count = z.int().check(z.nonnegative());

const donationsSchema = z.object({
  /** The totals that the page of the ledger shows. */
  ledger: ledgerTotalsSchema,
  /**
   * The last months, the oldest first, by the day of payment in the association's time zone. `all` counts the same
   * donations as the ledger; `entered` is the part that did not come through Stripe.
   */
  months: z.array(
    z.object({
      /** Like `2025-12`. */
      month: z.string().check(z.regex(/^\d{4}-\d\d$/)),
      all: totalsSchema,
      entered: enteredTotalsSchema,
    }),
  ),
});

const byStatusSchema = z.record(z.enum(APPLICATION_STATUSES), count);

const applicationsSchema = z.object({
  kinds: z.record(z.enum(APPLICATION_KINDS), byStatusSchema),
  /** Of student applications, most first. Spellings that differ in case, accents or spaces are one university. */
  universities: z.array(
    z.object({
      /** As the newest applicant writes it; null for all others together, at the end. */
      name: z.nullable(z.string()),
      byStatus: byStatusSchema,
    }),
  ),
  /** True if there are more student applications than the limit. `universities` counts only the newest. */
  hasOlder: z.boolean(),
});

/** Forums, the newest first. */
const registrationsSchema = z.array(
  z.object({
    forum: forumIdSchema,
    all: count,
    /** The number of those for whom `takesPart` is false: they canceled or were refused. */
    notAttending: count,
    /** `all` by ticket; the ticket is null for those who have none, or one beyond the limit. */
    tickets: z.array(z.object({ ticket: z.nullable(z.string()), count })),
  }),
);

/** Campaigns, the newest first. */
const campaignsSchema = z.array(
  z.object({
    id: z.string(),
    ...z.pick(campaignSchema, { subject: true, status: true, deliveries: true }).shape,
    createdAt: z.iso.datetime(),
    /** Of scheduled campaigns only. */
    startsAt: z.optional(z.iso.datetime()),
  }),
);

/** Answer of `read-overview`. All parts are read at the same moment; those that the caller may not see are left out. */
export const readOverviewResponseSchema = z.object({
  ...countWaitingResponseSchema.shape,
  donations: z.optional(donationsSchema),
  applications: z.optional(applicationsSchema),
  registrations: z.optional(registrationsSchema),
  campaigns: z.optional(campaignsSchema),
});
export type ReadOverviewResponse = z.output<typeof readOverviewResponseSchema>;

/** A part of the answer. */
export type OverviewPart<Name extends keyof typeof OVERVIEW_RIGHTS> = NonNullable<
  ReadOverviewResponse[Name]
>;
export type StatusCounts = z.output<typeof byStatusSchema>;

/** Applications of all statuses together. */
export const applicationsOf = (counts: StatusCounts): number =>
  APPLICATION_STATUSES.reduce((sum, status) => sum + counts[status], 0);
