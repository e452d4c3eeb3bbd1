import type { DonationSource, PaymentStatus } from '@raade/contracts/money/donation-record';

interface StatusLabel {
  readonly text: string;
  readonly tone: 'success' | 'warning' | 'neutral' | 'danger';
}

export const STATUS_LABELS: Readonly<Record<PaymentStatus, StatusLabel>> = {
  succeeded: { text: 'succeeded', tone: 'success' },
  partially_refunded: { text: 'partially refunded', tone: 'warning' },
  refunded: { text: 'refunded', tone: 'neutral' },
  disputed: { text: 'disputed', tone: 'danger' },
  voided: { text: 'void', tone: 'neutral' },
};

/** The source that told the ledger first. */
export const SOURCE_LABELS: Readonly<Record<DonationSource, string>> = {
  client: 'Website',
  webhook: 'Stripe webhook',
  reconcile: 'Reconciliation',
  staff: 'Entered by staff',
};

/** The meaning of each source. */
export const SOURCE_REASONS: Readonly<Record<DonationSource, string>> = {
  client: 'the donor’s browser said so right after the payment',
  webhook: 'Stripe said so before the donor’s browser did',
  reconcile: 'it was missing here until the books were compared with Stripe',
  staff: 'it came by check, in cash or to our bank, past Stripe',
};
