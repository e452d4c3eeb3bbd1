import * as z from 'zod/mini';

/** Body of `POST /control/clock`: stop it at a time, move it on, or let it run again. */
export const clockSchema = z.union(
  [
    z.strictObject({
      now: z.iso.datetime({ offset: true, error: 'must be a time like 2025-04-11T09:00:00Z' }),
    }),
    z.strictObject({ advanceSeconds: z.number().check(z.minimum(0)) }),
    z.strictObject({ real: z.literal(true) }),
  ],
  'must be {"now": "2025-04-11T09:00:00Z"}, {"advanceSeconds": 60} or {"real": true}',
);

/** Body of `POST /control/processing`: 0 turns the status `processing` off again. */
export const processingSchema = z.strictObject({
  seconds: z.number('must be a number of seconds').check(z.minimum(0)),
  outcome: z._default(z.enum(['succeeded', 'declined']), 'succeeded'),
});

/** Body of `POST /control/payments`: card payments that went through then, the oldest first. */
export const pastPaymentsSchema = z.array(
  z.strictObject({
    at: z.iso.datetime({ offset: true, error: 'must be a time like 2025-04-11T09:00:00Z' }),
    /** Cents. */
    amount: z.int().check(z.minimum(50)),
    metadata: z._default(z.record(z.string(), z.string()), {}),
  }),
);

const milliseconds = z.number('must be milliseconds').check(z.minimum(0));

/** Body of `POST /control/cards`: how long a bank takes, and how long a request waits for a locked intent. */
export const cardsSchema = z.strictObject({
  answerAfterMs: milliseconds,
  lockWaitMs: z._default(milliseconds, 0),
});

/** Body of `POST /control/disputes`. */
export const disputeSchema = z.strictObject({
  paymentIntent: z.string('must be the id of a paid PaymentIntent'),
  reason: z._default(z.string(), 'fraudulent'),
  /** Cents; all of it if it is left out. */
  amount: z.optional(z.int()),
  isInquiry: z._default(z.boolean(), false),
  isAnswerable: z._default(z.boolean(), true),
});

/** Body of `POST /control/refunds`: `pending` refunds wait for money on the account. */
export const refundsSchema = z.strictObject({
  status: z.enum(['succeeded', 'pending'], 'must be "succeeded" or "pending"'),
});

/** Body of `POST /control/refunds/:id/settle`. */
export const settleRefundSchema = z.strictObject({
  outcome: z.enum(['succeeded', 'failed'], 'must be "succeeded" or "failed"'),
});

/** Body of `POST /control/capture`: 0 books charges at once. */
export const captureSchema = z.strictObject({
  seconds: z.number('must be a number of seconds').check(z.minimum(0)),
});

/** Body of `POST /control/disputes/:id/close`. */
export const closeDisputeSchema = z.strictObject({
  outcome: z.enum(['won', 'lost'], 'must be "won" or "lost"'),
});

/** Body of `POST /control/restore`: the answer to `GET /control/snapshot`. */
export const snapshotSchema = z.record(
  z.string(),
  z.array(z.tuple([z.string(), z.unknown()])),
  'must be the answer to GET /control/snapshot',
);
