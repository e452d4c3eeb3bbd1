import { donorFields, paymentRequestSchema } from '@raade/contracts/money/donation.schema';
import * as z from 'zod/mini';

const donationSchema = z.object({ amount: paymentRequestSchema.shape.amount, ...donorFields });

const { attempt, revision } = paymentRequestSchema.shape;

/** A tab's memory of an unfinished donation, so that loading the page again loses nothing. */
export const donationDraftSchema = z.object({
  step: z.enum(['information', 'payment']),
  form: z.object({
    amount: z.string(),
    customAmount: z.string(),
    fullName: z.string(),
    email: z.string(),
    message: z.string(),
    makeAnonymous: z.boolean(),
  }),
  donation: z.nullable(donationSchema),
  attempt: z.object({
    id: attempt,
    revision,
    sent: z.exactOptional(donationSchema),
  }),
  /** The payment that was taken and is not known to be recorded. */
  paidIntent: z.exactOptional(z.string()),
  /** Milliseconds since 1970 of its last change. */
  keptAt: z.number(),
});
export type DonationDraft = z.infer<typeof donationDraftSchema>;
