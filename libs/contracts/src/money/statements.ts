import * as z from 'zod/mini';
import { donorFields } from './donation.schema.ts';
import { donationIdSchema, FIRST_GIFT_YEAR } from './gifts.ts';

/** Gifts that one statement lists at most, so that it can be mailed. Whoever gave more often is written to by hand. */
export const MOST_GIFTS = 100;

const year = z.int().check(z.minimum(FIRST_GIFT_YEAR), z.maximum(2999));

/** Identifies a donor's statement of a year in the list; the next page begins after it. */
const statementId = z.string().check(z.minLength(1), z.maxLength(200));

/**
 * Payload of the callable `control-statements`. `status` reads how far a year's run is; `list` reads the donors of a run
 * that was prepared, page by page; `prepare` and `send` take it a
 * step further, and are called until it is there; `send-one` is for one donor, once for each request; `print` is for
 * a gift without an address.
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
  z.strictObject({ action: z.literal('print'), year, gift: donationIdSchema }),
]);
export type StatementsRequest = z.infer<typeof statementsRequestSchema>;

/** The right that each of them takes. */
export const STATEMENT_RIGHTS = {
  status: 'statements.prepare',
  list: 'statements.prepare',
  prepare: 'statements.prepare',
  send: 'statements.send',
  'send-one': 'statements.send',
  print: 'statements.send',
} as const;

/**
 * `gathering` collects the gifts of the year by donor, `checking` counts who gets a statement, `ready` waits for somebody
 * to send them, `sending` queues them, and `sent` has.
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
  /** Gifts of the year. */
  gifts: count,
  /** Those of them whose donor was erased. */
  erased: count,
  /** Those of them whose donor has no address: their statements are printed. */
  unaddressed: count,
  /** Gifts whose records are malformed; the log names them. */
  malformed: count,
  /** Donors who get a statement. */
  due: count,
  /** Donors who want no mail. */
  suppressed: count,
  /** Donors to whom all they gave went back. */
  nothing: count,
  /** Donors with more gifts than a statement lists. */
  many: count,
  /** Statements that were handed to the outbox. */
  queued: count,
});
export type StatementCounts = z.output<typeof statementCountsSchema>;

/** A gift of a donor who has no address. */
const unaddressedGiftSchema = z.object({
  id: z.string(),
  /** Null where the donor is anonymous. */
  name: z.nullable(z.string()),
  /** The day that its receipt names. */
  paidOn: z.string(),
  /** Left of it, in cents of the currency. */
  cents: z.int(),
  currency: z.string(),
});
export type UnaddressedGift = z.output<typeof unaddressedGiftSchema>;

/** `due` gets a statement; the others are left out, as `statementCountsSchema` says why. */
export const STATEMENT_OUTCOMES = ['due', 'suppressed', 'nothing', 'many'] as const;
export type StatementOutcome = (typeof STATEMENT_OUTCOMES)[number];

const listedDonorSchema = z.object({
  id: statementId,
  email: z.string(),
  /** Gifts of the year. */
  gifts: z.int(),
  outcome: z.enum(STATEMENT_OUTCOMES),
  /** Cents that the statement adds up to, by currency. */
  totals: z.record(z.string(), z.int()),
});
export type ListedDonor = z.output<typeof listedDonorSchema>;

/** How far a year's run is. */
export const statementsResponseSchema = z.object({
  year: z.int(),
  phase: z.enum(STATEMENT_PHASES),
  counts: statementCountsSchema,
  /** Cents that the statements add up to, by currency. */
  totals: z.record(z.string(), z.int()),
  /** Gifts to print statements of, once all are counted; not there if there are none. */
  unaddressed: z.optional(z.array(unaddressedGiftSchema)),
  /** The page that `list` has asked for, in the order of the ids; empty after the last one. */
  donors: z.optional(z.array(listedDonorSchema)),
  /** The statement that `print` has asked for, in base64. */
  pdf: z.optional(z.string()),
});
export type StatementsResponse = z.infer<typeof statementsResponseSchema>;
