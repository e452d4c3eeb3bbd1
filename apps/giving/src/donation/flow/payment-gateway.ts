import type { PaymentRequest } from '@raade/contracts/money/donation.schema';
import type { Donation } from './donation.ts';

/** The answer to asking for a PaymentIntent. */
export type IntentAnswer =
  | { readonly kind: 'intent'; readonly clientSecret: string; readonly paymentIntentId: string }
  /** This attempt is paid already, perhaps with other details, and only its record may be missing. */
  | { readonly kind: 'already-paid'; readonly paymentIntentId: string; readonly paid: Donation }
  /** The intent of this revision can never be paid. The next revision gets another one. */
  | { readonly kind: 'canceled' }
  | { readonly kind: 'failed'; readonly error: string; readonly needsNextRevision: boolean };

/** The result of charging the card. `canceled`: the intent was cancelled before, and nothing was charged. */
export type Confirmation =
  | { readonly kind: 'succeeded' }
  | { readonly kind: 'canceled' }
  | { readonly kind: 'failed'; readonly error: string; readonly advice?: string };

/**
 * `recorded`, or its receipt if that is known: the donation stands in the ledger. `unpaid`: the payment has not succeeded
 * after all.
 */
export type RecordOutcome = 'recorded' | Receipt | 'unpaid' | 'failed';

interface Receipt {
  readonly receiptNumber: string;
}

/** Asks for the record of a payment that was taken. It needs nothing of Stripe, and never rejects. */
export type AskForRecord = (paymentIntentId: string) => Promise<RecordOutcome>;

/** The outside world, as far as paying needs it. Its promises never reject. */
export interface PaymentGateway {
  readonly hasCardField: () => boolean;
  readonly requestIntent: (request: PaymentRequest) => Promise<IntentAnswer>;
  readonly confirmCard: (clientSecret: string, donation: Donation) => Promise<Confirmation>;
  readonly record: AskForRecord;
}
