import { formatCents } from '@raade/contracts/money';
import type { DonationState } from './donation-state.ts';

interface StepNotice {
  readonly tone: 'neutral' | 'success';
  readonly title: string;
  readonly text: string;
}

/** What the donor is told on coming to a step; nothing while an error is shown there. */
export function stepNotice({ step, payment, donation }: DonationState): StepNotice | undefined {
  if (step === 'payment' && !('error' in payment)) {
    return {
      tone: 'neutral',
      title: 'Information Submitted',
      text: 'Please complete your donation by providing payment details.',
    };
  }
  if (step === 'thanks' && donation) {
    return {
      tone: 'success',
      title: 'Donation Successful',
      text: `Thank you for your donation of ${formatCents(donation.amount)}!`,
    };
  }
  return undefined;
}
