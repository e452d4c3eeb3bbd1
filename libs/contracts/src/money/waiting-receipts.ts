import * as z from 'zod/mini';
import { documentIdSchema } from '../base/document-id.ts';

/** Receipts that are listed at once, the oldest of them. */
export const MOST_RECEIPTS_LISTED = 100;

/** Younger ones are on their way, and no news. */
export const RECEIPT_LATE_AFTER_MS = 5 * 60 * 1000;

/**
 * Why a receipt has not gone out: it is tried again and again, waits for staff since no mail goes to its address,
 * was refused for good, or may have arrived.
 */
export const OPEN_RECEIPT_STATUSES = ['waiting', 'held', 'failed', 'unknown'] as const;
export type OpenReceiptStatus = (typeof OPEN_RECEIPT_STATUSES)[number];

/** Payload of the callable `list-receipts`. */
export const listReceiptsRequestSchema = z.strictObject({});

const openReceiptSchema = z.object({
  id: z.string(),
  /** The donation that it is for; empty for the statement of a year. */
  donation_id: z.string(),
  to: z.string(),
  status: z.enum(OPEN_RECEIPT_STATUSES),
  attempts: z.int(),
  /** The cause, in the provider's words or ours; null before the first attempt. */
  reason: z.nullable(z.string()),
  /** Since when it is there, and when it is tried next; ISO 8601. */
  since: z.string(),
  due_at: z.nullable(z.string()),
  /** Names how it stands: an action on a receipt that has moved on since does nothing. */
  lease: z.nullable(z.string()),
});
export type OpenReceipt = z.infer<typeof openReceiptSchema>;

export const listReceiptsResponseSchema = z.object({
  receipts: z.array(openReceiptSchema),
  /** True if there are more. */
  hasMore: z.boolean(),
  /** `stopped`: by staff; `refused`: the mail provider takes nothing of ours, since then (ISO 8601). */
  sending: z.union([
    z.object({ is: z.literal('on') }),
    z.object({ is: z.literal('stopped') }),
    z.object({ is: z.literal('refused'), since: z.string() }),
  ]),
});
export type ListReceiptsResponse = z.infer<typeof listReceiptsResponseSchema>;

/** Payload of the callable `retry-receipt`: tries a receipt again, or sends one that may have arrived once more. */
export const receiptRetryRequestSchema = z.strictObject({
  id: documentIdSchema,
  /** As it was listed. */
  lease: z.nullable(z.string().check(z.maxLength(100))),
});
export type ReceiptRetryRequest = z.infer<typeof receiptRetryRequestSchema>;

/** False if somebody was faster, or it has gone out meanwhile: then nothing was done. */
export const receiptRetryResponseSchema = z.object({ changed: z.boolean() });
export type ReceiptRetryResponse = z.infer<typeof receiptRetryResponseSchema>;
