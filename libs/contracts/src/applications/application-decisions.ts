import * as z from 'zod/mini';
import { applicationStatusSchema } from './application-updates.ts';
import { APPLICATION_MESSAGES, applicationKindSchema, LINE_SHAPE } from './application.schema.ts';

/** The statuses that answer an applicant. */
export const DECISIONS = ['accepted', 'declined'] as const;
export type Decision = (typeof DECISIONS)[number];

/** Applications of one call. */
export const DECIDED_AT_ONCE = 50;

/** Milliseconds from a decision until its answer goes out. Until then both can be undone. */
export const ANSWER_WAITS_MS = 5 * 60 * 1000;

/** Characters of an answer. */
export const ANSWER_LIMITS = { subject: 150, text: 5000 } as const;

/**
 * The state of an answer. `none`: nobody has written one; `failed`: it did not arrive, or no mail goes to the address;
 * `unknown`: it may have arrived.
 */
export const ANSWER_STATES = ['none', 'waiting', 'sent', 'failed', 'unknown'] as const;
export type AnswerState = (typeof ANSWER_STATES)[number];

/** Replaced in an answer by the first name of its reader. */
export const NAME = '{name}';
const PLACEHOLDER = /\{[^{}\n]{0,60}\}/g;
const unknownIn = (text: string) =>
  [...new Set(text.match(PLACEHOLDER))].filter((found) => found !== NAME).join(', ');

const words = (limit: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1, APPLICATION_MESSAGES.missing),
    z.refine((text) => text.length <= limit, APPLICATION_MESSAGES.tooLong(limit)),
    z.refine((text) => unknownIn(text) === '', {
      error: ({ input }) => `Nothing is known to put in place of ${unknownIn(String(input))}`,
    }),
  );

/** An answer as staff write it: plain text with placeholders. Empty lines end paragraphs. */
export const answerWordsSchema = z.strictObject({
  subject: words(ANSWER_LIMITS.subject).check(
    z.regex(new RegExp(LINE_SHAPE, 'u'), APPLICATION_MESSAGES.unseen),
  ),
  text: words(ANSWER_LIMITS.text),
});
export type AnswerWords = z.output<typeof answerWordsSchema>;

/**
 * The field `answer` of an application on which somebody has decided, without its instant `at`: when it goes out while it
 * is `waiting`, else when it came to this state.
 */
export const applicationAnswerSchema = z.object({
  /** The `request` of the decision. */
  id: z.uuidv4(),
  decision: z.enum(DECISIONS),
  state: z.enum(ANSWER_STATES),
  /** As staff wrote it; null if nobody did. */
  words: z.nullable(z.object({ subject: z.string(), text: z.string() })),
  /** Why it was not sent, in words for staff. */
  reason: z.nullable(z.string()),
  /** The address of the member who decided; null if the account has none. */
  decided_by: z.nullable(z.string()),
});
export type ApplicationAnswer = z.output<typeof applicationAnswerSchema>;

const applicationId = z.uuidv4('id must be a random UUID');
const request = z.uuidv4('request must be a random UUID');
const seenSchema = z.strictObject({
  id: applicationId,
  status: applicationStatusSchema,
  /** Id of its answer; null if there is none. */
  answer: z.nullable(z.uuidv4()),
});
const several = [z.minLength(1), z.maxLength(DECIDED_AT_ONCE)] as const;

/**
 * Payload of the callable `decide-applications`. A decision with the same `request` is made once, however often it is
 * sent. `seen` is how the sender saw the applications: one that is different by now is left as it is.
 */
export const decideApplicationsRequestSchema = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('decide'),
    request,
    kind: applicationKindSchema,
    decision: z.enum(DECISIONS),
    seen: z.array(seenSchema).check(...several),
    /** Left out: nobody is told yet. */
    answer: z.optional(answerWordsSchema),
  }),
  z.strictObject({
    action: z.literal('undo'),
    /** That of the decision. */
    request,
    kind: applicationKindSchema,
    ids: z.array(applicationId).check(...several),
  }),
]);
export type DecideApplicationsRequest = z.output<typeof decideApplicationsRequestSchema>;
export type DecideRequest = Extract<DecideApplicationsRequest, { action: 'decide' }>;
export type UndoRequest = Extract<DecideApplicationsRequest, { action: 'undo' }>;

/**
 * The answer of `decide-applications`, for each application. `changed`: left as it is, since somebody was quicker, or its
 * answer is on its way; `gone`: no longer on record. Times are ISO 8601, in UTC.
 */
export const decideApplicationsResponseSchema = z.object({
  applications: z.array(
    z.object({
      id: z.string(),
      outcome: z.enum(['done', 'changed', 'gone']),
      /** The application as it is now; null if it is gone. */
      review: z.nullable(
        z.object({
          status: applicationStatusSchema,
          answer: z.nullable(z.extend(applicationAnswerSchema, { at: z.iso.datetime() })),
        }),
      ),
    }),
  ),
});
export type DecideApplicationsResponse = z.output<typeof decideApplicationsResponseSchema>;
export type DecidedApplication = DecideApplicationsResponse['applications'][number];
