import * as z from 'zod/mini';
import { recordRequestSchema } from './donation.schema.ts';

/** Payload of the callable `reconcile-donations`, for staff. */
export const reconcileRequestSchema = z.strictObject({
  /** An instant in ISO 8601: payments that were begun before it are left alone. */
  since: z.iso.datetime({ offset: true, error: 'must be an instant like 2025-04-11T09:00:00Z' }),
  /** The `cursor` of the answer that this call carries on from. */
  cursor: z.optional(recordRequestSchema.shape.paymentIntentId),
});
export type ReconcileRequest = z.infer<typeof reconcileRequestSchema>;

export const reconcileResponseSchema = z.object({
  /** Donations that are paid at Stripe and were compared with the ledger. */
  checked: z.int(),
  added: z.int(),
  updated: z.int(),
  /** Problems that only a person can solve. */
  problems: z.array(z.object({ paymentIntentId: z.string(), problem: z.string() })),
  /** Null once everything was checked; else what the next call carries on from. */
  cursor: z.nullable(z.string()),
});
export type ReconcileResponse = z.infer<typeof reconcileResponseSchema>;
