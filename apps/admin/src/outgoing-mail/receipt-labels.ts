import type { OpenReceiptStatus } from '@raade/contracts/money/waiting-receipts';

interface StatusLabel {
  readonly text: string;
  readonly tone: 'success' | 'warning' | 'neutral' | 'danger';
  /** The words on the button of one that stands so. */
  readonly action: 'Try Again' | 'Send Again';
}

export const RECEIPT_LABELS: Readonly<Record<OpenReceiptStatus, StatusLabel>> = {
  waiting: { text: 'tried again by itself', tone: 'warning', action: 'Try Again' },
  held: { text: 'held for you', tone: 'danger', action: 'Try Again' },
  failed: { text: 'failed', tone: 'danger', action: 'Try Again' },
  unknown: { text: 'may have arrived', tone: 'warning', action: 'Send Again' },
};
