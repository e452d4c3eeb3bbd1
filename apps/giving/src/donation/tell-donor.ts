import { formatCents } from '@raade/contracts/money/money';
import type { ToastMessage } from '@raade/platform';
import { createNotifier } from '@raade/ui';
import type { DonationState } from './flow/donation-state.ts';
import { PAYMENT_MESSAGES } from './flow/payment-messages.ts';

/** Tells the donor how the donation stands. */
export const tellDonor = createNotifier();

/** The message about a donation that is refused before anything is paid. */
export function donationFailed(description: string): ToastMessage {
  return { tone: 'danger', title: 'Donation Failed', description };
}

/** Tells of every step that a donation takes, also when its donor has gone to another page meanwhile. */
export function tellOfProgress(state: DonationState, before: DonationState): void {
  if (state.step === before.step && state.payment === before.payment) return;
  tellDonor(newsOf(state, before));
}

function newsOf(state: DonationState, before: DonationState): ToastMessage | undefined {
  const { step, payment, donation } = state;
  if ('error' in payment) {
    return { tone: 'danger', title: PAYMENT_MESSAGES.failureTitle, description: payment.error };
  }
  if (step === before.step || !donation) return undefined;
  if (step === 'payment') {
    return {
      title: 'Information Submitted',
      description: 'Please complete your donation by providing payment details.',
    };
  }
  if (step === 'thanks') {
    return {
      tone: 'success',
      title: 'Donation Successful',
      description: `Thank you for your donation of ${formatCents(donation.amount)}!`,
    };
  }
  return undefined;
}
