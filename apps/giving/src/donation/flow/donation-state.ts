import type { StoreApi } from '@raade/platform';
import type { DonationForm } from './donation-form.ts';
import { type Attempt, updateAttempt, skipRevision, startAttempt } from './attempt.ts';
import { type Donation, isSameDonation } from './donation.ts';
import { PAYMENT_MESSAGES } from './payment-messages.ts';

export type Step = 'information' | 'payment' | 'thanks';

/** The state of the payment, at the second step. */
export type Payment =
  | {
      readonly status: 'ready';
      readonly error?: string;
      /** Advice on the error. */
      readonly advice?: string;
    }
  | { readonly status: 'paying' }
  /** The card was charged, so nothing may charge it again. */
  | { readonly status: 'recording'; readonly paymentIntentId: string }
  /** Also charged, but recording failed. */
  | { readonly status: 'unrecorded'; readonly paymentIntentId: string; readonly error: string };

/** True once the card was charged. */
export function isCharged(payment: Payment): boolean {
  return payment.status === 'recording' || payment.status === 'unrecorded';
}

/** The state of the donation form. The functions below return the next state, without side effects. */
export interface DonationState {
  readonly step: Step;
  readonly form: DonationForm;
  /** The donation as accepted by the information step; after `startRecording`, as it was paid. */
  readonly donation: Donation | null;
  /** The donation that was entered here, if the attempt was paid with other details already. */
  readonly unchargedAttempt: Donation | null;
  /** Number of the receipt, if the donation is recorded and the answer contains it. */
  readonly receiptNumber: string | null;
  readonly attempt: Attempt;
  readonly payment: Payment;
}

export type DonationStore = StoreApi<DonationState>;

export function newDonation(form: DonationForm): DonationState {
  return {
    step: 'information',
    form,
    donation: null,
    unchargedAttempt: null,
    receiptNumber: null,
    attempt: startAttempt(),
    payment: { status: 'ready' },
  };
}

export function changeForm(state: DonationState, changes: Partial<DonationForm>): DonationState {
  return { ...state, form: { ...state.form, ...changes } };
}

export function acceptInformation(state: DonationState, donation: Donation): DonationState {
  return {
    ...state,
    step: 'payment',
    donation,
    unchargedAttempt: null,
    payment: { status: 'ready' },
  };
}

/** Does nothing during or after a payment. */
export function goBack(state: DonationState): DonationState {
  if (state.step !== 'payment' || state.payment.status !== 'ready') return state;
  return { ...state, step: 'information', payment: { status: 'ready' } };
}

export function startPayment(state: DonationState, donation: Donation): DonationState {
  const attempt = updateAttempt(state.attempt, donation);
  return { ...state, attempt, payment: { status: 'paying' } };
}

/** Starts the payment again with the next revision, after the last one was refused for good. */
export function startNextRevision(state: DonationState, donation: Donation): DonationState {
  return startPayment({ ...state, attempt: skipRevision(state.attempt) }, donation);
}

export function failPayment(state: DonationState, error: string, advice?: string): DonationState {
  return { ...state, payment: { status: 'ready', error, ...(advice && { advice }) } };
}

/** Functions refuse this revision for good, so the next try uses the next one. */
export function failRevision(state: DonationState, error: string): DonationState {
  return { ...failPayment(state, error), attempt: skipRevision(state.attempt) };
}

/** Starts recording a payment. `paid` is the paid donation, perhaps from another tab with other details. */
export function startRecording(
  state: DonationState,
  paymentIntentId: string,
  paid: Donation,
): DonationState {
  const entered = state.donation;
  const unchargedAttempt =
    entered && !isSameDonation(entered, paid) ? entered : state.unchargedAttempt;
  return {
    ...state,
    donation: paid,
    unchargedAttempt,
    payment: { status: 'recording', paymentIntentId },
  };
}

export function failRecording(state: DonationState, paymentIntentId: string): DonationState {
  const error = PAYMENT_MESSAGES.notRecorded;
  return { ...state, payment: { status: 'unrecorded', paymentIntentId, error } };
}

export function finish(state: DonationState, receiptNumber: string | null = null): DonationState {
  return { ...state, step: 'thanks', receiptNumber, payment: { status: 'ready' } };
}
