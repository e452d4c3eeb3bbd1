import type { CheckedPaymentRequest } from '@raade/contracts/money/donation.schema';

/**
 * The donation that the donor has agreed to: exactly these details are shown, charged and recorded. `amount` is in
 * cents.
 */
export type Donation = Readonly<Omit<CheckedPaymentRequest, 'attempt' | 'revision'>>;

export function isSameDonation(one: Donation, other: Donation): boolean {
  return (
    one.amount === other.amount &&
    one.fullName === other.fullName &&
    one.email === other.email &&
    one.message === other.message &&
    one.makeAnonymous === other.makeAnonymous
  );
}
