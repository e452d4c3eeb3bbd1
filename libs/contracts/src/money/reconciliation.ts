import * as z from 'zod/mini';
import { recordRequestSchema } from './donation.schema.ts';

/** Payload of the callable `reconcile-donations`, for staff. */
export const reconcileRequestSchema = z.strictObject({
  /** A time in ISO 8601: earlier payments are left out. */
  since: z.iso.datetime({ offset: true, error: 'must be an instant like 2025-04-11T09:00:00Z' }),
  /** Cursor of the previous answer. */
  cursor: z.optional(recordRequestSchema.shape.paymentIntentId),
});
export type ReconcileRequest = z.infer<typeof reconcileRequestSchema>;

export const reconcileResponseSchema = z.object({
  /** Paid donations that were compared with the ledger. */
  checked: z.int(),
  added: z.int(),
  updated: z.int(),
  /** Problems that only a person can solve. */
  problems: z.array(z.object({ paymentIntentId: z.string(), problem: z.string() })),
  /** Cursor for the next call; null when everything was checked. */
  cursor: z.nullable(z.string()),
});
export type ReconcileResponse = z.infer<typeof reconcileResponseSchema>;
