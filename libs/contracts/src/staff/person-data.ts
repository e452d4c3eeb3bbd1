import * as z from 'zod/mini';
import { emailAddress } from '../base/email-address.ts';

/**
 * Payload of `handle-person-data`. `preview` reports what an erasure would do; `export` and `erase` write an audit
 * entry first.
 */
export const personDataRequestSchema = z.strictObject({
  action: z.enum(['preview', 'export', 'erase']),
  email: emailAddress,
});
export type PersonDataRequest = z.infer<typeof personDataRequestSchema>;

const count = z.int().check(z.nonnegative());

/** The result of an erasure, done or planned. */
export const erasureSchema = z.object({
  /** Documents that are deleted. */
  deleted: count,
  /** Donations whose donor is removed; amount and day stay. */
  donations: count,
  /** Payments at Stripe whose donor is removed. */
  payments: count,
  /** Ids of payments for which Stripe itself stores name and address with the card. */
  keptByStripe: z.readonly(z.array(z.string())),
});
export type Erasure = z.infer<typeof erasureSchema>;

/** Answer to `preview`. */
export const erasurePreviewSchema = z.object({
  erasure: erasureSchema,
  /** True for staff, who cannot be erased before their rights are taken. */
  isOfStaff: z.boolean(),
});
export type ErasurePreview = z.infer<typeof erasurePreviewSchema>;

/** Answer to `export`: all stored data, for the person. */
export const personExportSchema = z.object({ data: z.record(z.string(), z.json()) });
export type PersonExportAnswer = z.infer<typeof personExportSchema>;

/** Answer to `erase`. */
export const erasedSchema = z.object({
  erasure: erasureSchema,
  /** Documents that still contain the address, like a note; a person must decide about them. */
  mentions: z.array(z.string()),
  /** False if the mail provider cannot be asked; the owner of the mail server must erase its logs. */
  forgottenByMailProvider: z.boolean(),
});
export type Erased = z.infer<typeof erasedSchema>;
