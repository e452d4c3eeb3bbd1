import * as z from 'zod/mini';
import { donorFields } from './donation.schema.ts';
import { donationIdSchema, FIRST_DONATION_YEAR } from './manual-donations.ts';

/** Limit of donations on a statement, so that it can be mailed. Donors with more are written to by hand. */
export const MOST_DONATIONS = 100;

const year = z.int().check(z.minimum(FIRST_DONATION_YEAR), z.maximum(2999));

/** Id of a donor's statement in the list; also the cursor of the next page. */
const statementId = z.string().check(z.minLength(1), z.maxLength(200));

/**
 * Payload of `control-statements`. `status` only reads the progress of a year's run; `list` lists its donors, page by
 * page; `prepare` and `send` continue the run, and are repeated until it is complete; `send-one` sends one donor's
 * statement; `print` returns the statement of a donation without an address.
 */
export const statementsRequestSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('status'), year }),
  z.strictObject({ action: z.literal('list'), year, after: z.nullable(statementId) }),
  z.strictObject({ action: z.literal('prepare'), year }),
  z.strictObject({ action: z.literal('send'), year }),
  z.strictObject({
    action: z.literal('send-one'),
    year,
    email: donorFields.email,
    request: z.uuidv4('must be a random UUID'),
  }),
  z.strictObject({ action: z.literal('print'), year, donation: donationIdSchema }),
]);
export type StatementsRequest = z.infer<typeof statementsRequestSchema>;

/** The right that each action needs. */
export const STATEMENT_RIGHTS = {
  status: 'statements.prepare',
  list: 'statements.prepare',
  prepare: 'statements.prepare',
  send: 'statements.send',
  'send-one': 'statements.send',
  print: 'statements.send',
} as const;

/**
 * Phases of a run: `gathering` collects the donations by donor, `checking` counts the statements that are due, `ready`
 * waits until somebody sends them, `sending` queues them, `sent` is the end.
 */
export const STATEMENT_PHASES = [
  'none',
  'gathering',
  'checking',
  'ready',
  'sending',
  'sent',
] as const;
export type StatementPhase = (typeof STATEMENT_PHASES)[number];

const count = z._default(z.int(), 0);

export const statementCountsSchema = z.object({
  /** Donations of the year. */
  donations: count,
  /** Donations of erased donors. */
  erased: count,
  /** Donations without an address: their statements are printed. */
  unaddressed: count,
  /** Malformed donations, listed in the log. */
  malformed: count,
  /** Donors who get a statement. */
  due: count,
  /** Donors with a suppressed address. */
  suppressed: count,
  /** Donors whose donations were all returned. */
  nothing: count,
  /** Donors with more donations than a statement lists. */
  many: count,
  /** Statements in the outbox. */
  queued: count,
});
export type StatementCounts = z.output<typeof statementCountsSchema>;

/** A donation of a donor who has no address. */
const unaddressedDonationSchema = z.object({
  id: z.string(),
  /** Null for anonymous donors. */
  name: z.nullable(z.string()),
  /** Day on its receipt. */
  paidOn: z.string(),
  /** Remaining amount in cents of the currency. */
  cents: z.int(),
  currency: z.string(),
});
export type UnaddressedDonation = z.output<typeof unaddressedDonationSchema>;

/** `due` gets a statement; the others are left out for the reasons in `statementCountsSchema`. */
export const STATEMENT_OUTCOMES = ['due', 'suppressed', 'nothing', 'many'] as const;
export type StatementOutcome = (typeof STATEMENT_OUTCOMES)[number];

const listedDonorSchema = z.object({
  id: statementId,
  email: z.string(),
  /** Donations of the year. */
  donations: z.int(),
  outcome: z.enum(STATEMENT_OUTCOMES),
  /** Sum of the statement in cents, by currency. */
  totals: z.record(z.string(), z.int()),
});
export type ListedDonor = z.output<typeof listedDonorSchema>;

/** Progress of a year's run. */
export const statementsResponseSchema = z.object({
  year: z.int(),
  phase: z.enum(STATEMENT_PHASES),
  counts: statementCountsSchema,
  /** Sum of the statements in cents, by currency. */
  totals: z.record(z.string(), z.int()),
  /** Donations without an address, once all are counted; missing if there are none. */
  unaddressed: z.optional(z.array(unaddressedDonationSchema)),
  /** For `list`: a page of donors, by id; empty after the last one. */
  donors: z.optional(z.array(listedDonorSchema)),
  /** For `print`: the statement in base64. */
  pdf: z.optional(z.string()),
});
export type StatementsResponse = z.infer<typeof statementsResponseSchema>;
