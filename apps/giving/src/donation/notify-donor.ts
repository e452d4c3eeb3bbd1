import { formatCents } from '@raade/contracts/money/money';
import type { ToastMessage } from '@raade/platform';
import { createNotifier } from '@raade/ui';
import type { DonationState } from './flow/donation-state.ts';
import { PAYMENT_MESSAGES } from './flow/payment-messages.ts';

/** Shows a toast about the donation; `undefined` removes it. */
export const notifyDonor = createNotifier();

/** Message about a donation that was refused before payment. */
export function donationFailed(description: string): ToastMessage {
  return { tone: 'danger', title: 'Donation Failed', description };
}

/** Shows a toast for each step of a donation, also if the donor is on another page. */
export function notifyOfProgress(state: DonationState, previous: DonationState): void {
  if (state.step === previous.step && state.payment === previous.payment) return;
  notifyDonor(messageFor(state, previous));
}

function messageFor(state: DonationState, previous: DonationState): ToastMessage | undefined {
  const { step, payment, donation } = state;
  if ('error' in payment) {
    return { tone: 'danger', title: PAYMENT_MESSAGES.failureTitle, description: payment.error };
  }
  if (step === previous.step || !donation) return undefined;
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
