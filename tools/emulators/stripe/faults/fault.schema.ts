import * as z from 'zod/mini';

const positive = z.int().check(z.minimum(1, 'must be 1 or more'));
const milliseconds = z.int().check(z.minimum(0, 'must be 0 or more milliseconds'));

/** The matching calls that are affected: the `nth` (default 1) and the `times - 1` after it. */
const when = { nth: z._default(positive, 1), times: z._default(positive, 1) };

/** `*` stands for any text without a slash. */
const requestPattern = {
  method: z.optional(z.enum(['GET', 'POST'])),
  path: z.string('must be a path like /v1/payment_intents/*/confirm').check(z.startsWith('/')),
  ...when,
};

/**
 * A fault of a request to the API or for the browser's files:
 * - `answer-500`: the request is not carried out, and the answer is an `api_error`
 * - `keep-500`: the request is carried out, but its answer is an `api_error`, and so is every answer under its
 *   idempotency key: https://docs.stripe.com/api/idempotent_requests keeps the first one, 500s included
 * - `drop-before`: the connection is cut before anything is done
 * - `drop-after`: the request is carried out, then the connection is cut instead of an answer
 * - `delay`: the request is carried out `delayMs` later by the emulator's clock
 */
const requestFault = z.discriminatedUnion('what', [
  z.strictObject({
    what: z.enum(['answer-500', 'keep-500', 'drop-before', 'drop-after']),
    ...requestPattern,
  }),
  z.strictObject({ what: z.literal('delay'), delayMs: milliseconds, ...requestPattern }),
]);

const webhookPattern = {
  /** An event type like `payment_intent.succeeded`; `*` stands for any text. */
  type: z._default(z.string(), '*'),
  ...when,
};

/**
 * A fault of one attempt to deliver an event:
 * - `drop`: it never arrives; the next attempt follows by schedule
 * - `give-up`: it never arrives, and there is no further attempt
 * - `duplicate`: it arrives twice
 * - `delay`: it arrives `delayMs` later by the emulator's clock
 * - `reorder`: it arrives after the next event of the same endpoint, and not before there is one
 * - `answer-lost`: it arrives, but the endpoint's answer does not come back, so it is sent again
 */
const webhookFault = z.discriminatedUnion('what', [
  z.strictObject({
    what: z.enum(['drop', 'give-up', 'duplicate', 'reorder', 'answer-lost']),
    ...webhookPattern,
  }),
  z.strictObject({ what: z.literal('delay'), delayMs: milliseconds, ...webhookPattern }),
]);

/** The faults for `control.addFaults`. */
export const faultsSchema = z.strictObject({
  requests: z._default(z.array(requestFault), []),
  webhooks: z._default(z.array(webhookFault), []),
});

/** Faults as a test writes them. */
export type FaultsInput = z.input<typeof faultsSchema>;
export type Faults = z.output<typeof faultsSchema>;
export type RequestFault = Faults['requests'][number];
export type WebhookFault = Faults['webhooks'][number];
