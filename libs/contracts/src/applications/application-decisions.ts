import * as z from 'zod/mini';
import { applicationStatusSchema } from './application-updates.ts';
import { APPLICATION_MESSAGES, applicationKindSchema, LINE_SHAPE } from './application.schema.ts';

/** The statuses that are decisions, about which applicants get an answer. */
export const DECISIONS = ['accepted', 'declined'] as const;
export type Decision = (typeof DECISIONS)[number];

/** Limit of applications in one call. */
export const DECIDED_AT_ONCE = 50;

/** Milliseconds from a decision until its answer is sent. Until then both can be undone. */
export const ANSWER_WAITS_MS = 5 * 60 * 1000;

/** Limits of an answer, in characters. */
export const ANSWER_LIMITS = { subject: 150, text: 5000 } as const;

/**
 * The state of an answer. `none`: there is no text; `failed`: it did not arrive, or the address is blocked; `unknown`:
 * it may have arrived.
 */
export const ANSWER_STATES = ['none', 'waiting', 'sent', 'failed', 'unknown'] as const;
export type AnswerState = (typeof ANSWER_STATES)[number];

/** Placeholder for the first name of the applicant. */
export const NAME = '{name}';
const PLACEHOLDER = /\{[^{}\n]{0,60}\}/g;
const wrongPlaceholders = (text: string) =>
  [...new Set(text.match(PLACEHOLDER))].filter((placeholder) => placeholder !== NAME).join(', ');

const answerText = (limit: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1, APPLICATION_MESSAGES.missing),
    z.refine((text) => text.length <= limit, APPLICATION_MESSAGES.tooLong(limit)),
    z.refine((text) => wrongPlaceholders(text) === '', {
      error: ({ input }) =>
        `There is no value for the placeholder ${wrongPlaceholders(String(input))}`,
    }),
  );

/** An answer as staff write it: plain text with placeholders. Empty lines end paragraphs. */
export const answerMessageSchema = z.strictObject({
  subject: answerText(ANSWER_LIMITS.subject).check(
    z.regex(new RegExp(LINE_SHAPE, 'u'), APPLICATION_MESSAGES.unseen),
  ),
  text: answerText(ANSWER_LIMITS.text),
});
export type AnswerMessage = z.output<typeof answerMessageSchema>;

/**
 * The field `answer` of an application with a decision, without its time `at`: for a `waiting` answer the time at
 * which it is sent, else the time of the last change of its state.
 */
export const applicationAnswerSchema = z.object({
  /** The `request` of the decision. */
  id: z.uuidv4(),
  decision: z.enum(DECISIONS),
  state: z.enum(ANSWER_STATES),
  /** The text by staff; null if there is none. */
  message: z.nullable(z.object({ subject: z.string(), text: z.string() })),
  /** The reason why it was not sent, as text for staff. */
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
const listChecks = [z.minLength(1), z.maxLength(DECIDED_AT_ONCE)] as const;

/**
 * Payload of the callable `decide-applications`. A repeated call with the same `request` changes nothing. `seen` is
 * the state of the applications as the caller saw it; an application in another state is not changed.
 */
export const decideApplicationsRequestSchema = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('decide'),
    request,
    kind: applicationKindSchema,
    decision: z.enum(DECISIONS),
    seen: z.array(seenSchema).check(...listChecks),
    /** If left out, the applicants get no answer yet. */
    answer: z.optional(answerMessageSchema),
  }),
  z.strictObject({
    action: z.literal('undo'),
    /** The `request` of the decision that is undone. */
    request,
    kind: applicationKindSchema,
    ids: z.array(applicationId).check(...listChecks),
  }),
]);
export type DecideApplicationsRequest = z.output<typeof decideApplicationsRequestSchema>;
export type DecideRequest = Extract<DecideApplicationsRequest, { action: 'decide' }>;
export type UndoRequest = Extract<DecideApplicationsRequest, { action: 'undo' }>;

/**
 * The response of `decide-applications`, for each application. `changed`: not decided, since another person changed it
 * first, or its answer is being sent; `gone`: it was deleted. Times are ISO 8601, in UTC.
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
