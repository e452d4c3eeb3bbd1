import * as z from 'zod/mini';
import { emailAddress } from '../base/email-address.ts';

/**
 * Payload of the callable `handle-person-data`. `preview` tells what an erasure would do and changes nothing; `export`
 * and `erase` are in the audit log before they are done.
 */
export const personDataRequestSchema = z.strictObject({
  action: z.enum(['preview', 'export', 'erase']),
  email: emailAddress,
});
export type PersonDataRequest = z.infer<typeof personDataRequestSchema>;

const count = z.int().check(z.nonnegative());

/** The result of an erasure, done or planned. */
export const erasureSchema = z.object({
  /** Documents that go. */
  deleted: count,
  /** Gifts that stay as amount and day, without their donor. */
  gifts: count,
  /** Payments at Stripe of which we take the donor. */
  payments: count,
  /** Ids of those of which Stripe itself keeps name and address with the card. */
  keptByStripe: z.readonly(z.array(z.string())),
});
export type Erasure = z.infer<typeof erasureSchema>;

/** Answer to `preview`. */
export const erasurePreviewSchema = z.object({
  erasure: erasureSchema,
  /** True if nothing is erased before somebody has taken the rights of this member of the staff. */
  isOfStaff: z.boolean(),
});
export type ErasurePreview = z.infer<typeof erasurePreviewSchema>;

/** Answer to `export`: all that is on record, to be handed over as it is. */
export const personExportSchema = z.object({ data: z.record(z.string(), z.json()) });
export type PersonExportAnswer = z.infer<typeof personExportSchema>;

/** Answer to `erase`. */
export const erasedSchema = z.object({
  erasure: erasureSchema,
  /** Documents in which the address stands still, like a note, and that only a person can judge. */
  mentions: z.array(z.string()),
  /** False if the logs of the mail server are for its owner to erase. */
  forgottenByMailProvider: z.boolean(),
});
export type Erased = z.infer<typeof erasedSchema>;
