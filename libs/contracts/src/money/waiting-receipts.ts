import * as z from 'zod/mini';
import { documentIdSchema } from '../base/document-id.ts';

/** Limit of listed receipts, the oldest first. */
export const MOST_RECEIPTS_LISTED = 100;

/** Age at which an unsent receipt counts as late. */
export const RECEIPT_LATE_AFTER_MS = 5 * 60 * 1000;

/**
 * States of an unsent receipt: being retried; held since its address gets no mail; failed for good; or perhaps
 * delivered.
 */
export const OPEN_RECEIPT_STATUSES = ['waiting', 'held', 'failed', 'unknown'] as const;
export type OpenReceiptStatus = (typeof OPEN_RECEIPT_STATUSES)[number];

/** Payload of the callable `list-receipts`. */
export const listReceiptsRequestSchema = z.strictObject({});

const openReceiptSchema = z.object({
  id: z.string(),
  /** The donation; empty for a yearly statement. */
  donation_id: z.string(),
  to: z.string(),
  status: z.enum(OPEN_RECEIPT_STATUSES),
  attempts: z.int(),
  /** The cause, in the provider's words or ours; null before the first attempt. */
  reason: z.nullable(z.string()),
  /** Times at which it was queued and will be tried next; ISO 8601. */
  since: z.string(),
  due_at: z.nullable(z.string()),
  /** Token of its state: an action on a receipt that has changed since does nothing. */
  lease: z.nullable(z.string()),
});
export type OpenReceipt = z.infer<typeof openReceiptSchema>;

export const listReceiptsResponseSchema = z.object({
  receipts: z.array(openReceiptSchema),
  /** True if there are more. */
  hasMore: z.boolean(),
  /** `stopped`: by staff; `refused`: the mail provider accepts nothing from us since then (ISO 8601). */
  sending: z.union([
    z.object({ is: z.literal('on') }),
    z.object({ is: z.literal('stopped') }),
    z.object({ is: z.literal('refused'), since: z.string() }),
  ]),
});
export type ListReceiptsResponse = z.infer<typeof listReceiptsResponseSchema>;

/** Payload of `retry-receipt`: retries a receipt, or sends one again that may have arrived. */
export const receiptRetryRequestSchema = z.strictObject({
  id: documentIdSchema,
  /** Token from the list. */
  lease: z.nullable(z.string().check(z.maxLength(100))),
});
export type ReceiptRetryRequest = z.infer<typeof receiptRetryRequestSchema>;

/** `changed` is false if the receipt has changed since it was listed; then nothing was done. */
export const receiptRetryResponseSchema = z.object({ changed: z.boolean() });
export type ReceiptRetryResponse = z.infer<typeof receiptRetryResponseSchema>;
