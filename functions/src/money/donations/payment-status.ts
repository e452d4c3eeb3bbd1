import type { DonationMoney } from '@raade/contracts/money/donation-money';
import type { PaymentStatus } from '@raade/contracts/money/donation-record';

type MoneyBack = Pick<DonationMoney, 'dispute' | 'refunded_cents' | 'refund_pending_cents'>;

/** Derives the status of a donation for staff. Disputes take precedence over refunds. */
export function statusOf(
  amountCents: number,
  { dispute, refunded_cents, refund_pending_cents }: MoneyBack,
): PaymentStatus {
  if (dispute === 'open' || dispute === 'lost') return 'disputed';
  const returnedCents = refunded_cents + refund_pending_cents;
  if (returnedCents >= amountCents) return 'refunded';
  return returnedCents > 0 ? 'partially_refunded' : 'succeeded';
}
