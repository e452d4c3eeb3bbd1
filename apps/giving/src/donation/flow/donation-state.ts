import type { StoreApi } from '@raade/platform';
import type { DonationForm } from './donation-form.ts';
import { type Attempt, sendDetails, skipRevision, startAttempt } from './attempt.ts';
import { type Donation, isSameDonation } from './donation.ts';
import { PAYMENT_MESSAGES } from './payment-messages.ts';

export type Step = 'information' | 'payment' | 'thanks';

export type Payment =
  | {
      readonly status: 'ready';
      readonly error?: string;
      /** Advice to the donor on the error. */
      readonly advice?: string;
    }
  | { readonly status: 'paying' }
  /** The money has been taken: from here on nothing may charge again. */
  | { readonly status: 'recording'; readonly paymentIntentId: string }
  | { readonly status: 'unrecorded'; readonly paymentIntentId: string; readonly error: string };

/** True once there is nothing left to pay. */
export function isTaken(payment: Payment): boolean {
  return payment.status === 'recording' || payment.status === 'unrecorded';
}

export interface DonationState {
  readonly step: Step;
  readonly form: DonationForm;
  /** The donation as the information step accepted it; from `startRecording` on, as it was paid. */
  readonly donation: Donation | null;
  /** The donation that was asked for here, where another one of the attempt was paid already. */
  readonly notCharged: Donation | null;
  /** Of the receipt of the donation, once it is recorded and if the answer tells it. */
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
    notCharged: null,
    receiptNumber: null,
    attempt: startAttempt(),
    payment: { status: 'ready' },
  };
}

export function changeForm(state: DonationState, changes: Partial<DonationForm>): DonationState {
  return { ...state, form: { ...state.form, ...changes } };
}

export function acceptInformation(state: DonationState, donation: Donation): DonationState {
  return { ...state, step: 'payment', donation, notCharged: null, payment: { status: 'ready' } };
}

/** Refused while a payment is under way, and once there is nothing left to change. */
export function goBack(state: DonationState): DonationState {
  if (state.step !== 'payment' || state.payment.status !== 'ready') return state;
  return { ...state, step: 'information', payment: { status: 'ready' } };
}

export function startPayment(state: DonationState, donation: Donation): DonationState {
  const attempt = sendDetails(state.attempt, donation);
  return { ...state, attempt, payment: { status: 'paying' } };
}

/** The same donation once more, where the functions do not take its revision any more. */
export function startNextRevision(state: DonationState, donation: Donation): DonationState {
  return startPayment({ ...state, attempt: skipRevision(state.attempt) }, donation);
}

export function failPayment(state: DonationState, error: string, advice?: string): DonationState {
  return { ...state, payment: { status: 'ready', error, ...(advice && { advice }) } };
}

/** The functions do not take this revision again, so the next try is the next one. */
export function failRevision(state: DonationState, error: string): DonationState {
  return { ...failPayment(state, error), attempt: skipRevision(state.attempt) };
}

/** @param paid the donation as it was paid, which may have been in another tab, with other details */
export function startRecording(
  state: DonationState,
  paymentIntentId: string,
  paid: Donation,
): DonationState {
  const asked = state.donation;
  const notCharged = asked && !isSameDonation(asked, paid) ? asked : state.notCharged;
  return {
    ...state,
    donation: paid,
    notCharged,
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
