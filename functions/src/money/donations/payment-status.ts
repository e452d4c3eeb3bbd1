import type { DonationMoney } from '@raade/contracts/money/donation-money';
import type { PaymentStatus } from '@raade/contracts/money/donation-record';

type MoneyBack = Pick<DonationMoney, 'dispute' | 'refunded_cents' | 'refund_pending_cents'>;

/** The status that staff see of so many cents: what a bank has taken stands before what was given back. */
export function statusOf(
  amountCents: number,
  { dispute, refunded_cents, refund_pending_cents }: MoneyBack,
): PaymentStatus {
  if (dispute === 'open' || dispute === 'lost') return 'disputed';
  const back = refunded_cents + refund_pending_cents;
  if (back >= amountCents) return 'refunded';
  return back > 0 ? 'partially_refunded' : 'succeeded';
}
