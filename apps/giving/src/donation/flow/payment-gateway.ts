import type { PaymentRequest } from '@raade/contracts/money/donation.schema';
import type { Donation } from './donation.ts';

/** The result of requesting a PaymentIntent. */
export type IntentAnswer =
  | { readonly kind: 'intent'; readonly clientSecret: string; readonly paymentIntentId: string }
  /** The attempt is paid already, perhaps with other details, and may only need to be recorded. */
  | { readonly kind: 'already-paid'; readonly paymentIntentId: string; readonly paid: Donation }
  /** The intent of this revision can never be paid; the next revision gets another one. */
  | { readonly kind: 'canceled' }
  | {
      readonly kind: 'failed';
      readonly error: string;
      /** True if our function refused this revision, so that another try must be the next one. */
      readonly needsNextRevision: boolean;
    };

/** The result of charging the card. `canceled`: the intent was canceled before, so nothing was charged. */
export type Confirmation =
  | { readonly kind: 'succeeded' }
  | { readonly kind: 'canceled' }
  | { readonly kind: 'failed'; readonly error: string; readonly advice?: string };

/**
 * The result of recording. `recorded`, or the receipt if it is known: the donation is in the ledger. `unpaid`: the
 * payment has not succeeded.
 */
export type RecordOutcome = 'recorded' | Receipt | 'unpaid' | 'failed';

interface Receipt {
  readonly receiptNumber: string;
}

/** Records a successful payment. Needs no Stripe code, and never rejects. */
export type RequestRecord = (paymentIntentId: string) => Promise<RecordOutcome>;

/** The external services that paying needs. Its promises never reject. */
export interface PaymentGateway {
  readonly hasCardField: () => boolean;
  readonly requestIntent: (request: PaymentRequest) => Promise<IntentAnswer>;
  readonly confirmCard: (clientSecret: string, donation: Donation) => Promise<Confirmation>;
  readonly record: RequestRecord;
}
