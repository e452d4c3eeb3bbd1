import * as z from 'zod/mini';
import {
  DONATION_KIND,
  DONATION_TYPE,
  type CheckedPaymentRequest,
} from '@raade/contracts/money/donation.schema';

/**
 * Metadata of a PaymentIntent (https://docs.stripe.com/metadata), from which a donation can be recorded without other
 * data. Values are texts of at most 500 characters; Stripe drops empty ones.
 */
const donationMetadataSchema = z.object({
  kind: z.literal(DONATION_KIND),
  attempt: z.string(),
  revision: z.string(),
  /** Name and address are missing after an erasure of the donor. */
  donor_name: z._default(z.string(), ''),
  donor_email: z._default(z.string(), ''),
  message: z.optional(z.string()),
  is_anonymous: z.enum(['true', 'false']),
  donation_type: z.literal(DONATION_TYPE),
});
type DonationMetadata = z.infer<typeof donationMetadataSchema>;

type Metadata = Readonly<Record<string, string>>;

export function toMetadata(request: CheckedPaymentRequest): Metadata {
  return {
    kind: DONATION_KIND,
    attempt: request.attempt,
    revision: String(request.revision),
    donor_name: request.fullName,
    donor_email: request.email,
    ...(request.message !== '' && { message: request.message }),
    is_anonymous: request.makeAnonymous ? 'true' : 'false',
    donation_type: DONATION_TYPE,
  };
}

/** True if the payment is a donation of ours; other services may use the same Stripe account. */
export function isDonation(metadata: Metadata): boolean {
  return metadata.kind === DONATION_KIND;
}

/** @throws z.core.$ZodError if somebody has made the metadata of one of our intents invalid */
export function fromMetadata(metadata: Metadata): DonationMetadata {
  return z.parse(donationMetadataSchema, metadata);
}
