import {
  correctDonationRequestSchema,
  enterDonationRequestSchema,
  type DonationChanged,
  handleReceiptRequestSchema,
  type ShownReceipt,
  voidDonationRequestSchema,
} from '@raade/contracts/money/manual-donations';
import { staffCall } from '../../base/call.ts';
import { correctDonation } from './correct-donation.ts';
import { enterDonation } from './enter-donation.ts';
import { sendReceiptAgain, showReceipt } from './handle-receipt.ts';
import { voidDonation } from './void-donation.ts';

export const enterDonationCall = staffCall(
  enterDonationRequestSchema,
  'donations.enter',
  enterDonation,
);

export const correctDonationCall = staffCall(
  correctDonationRequestSchema,
  'donations.correct',
  correctDonation,
);

export const voidDonationCall = staffCall(
  voidDonationRequestSchema,
  'donations.correct',
  voidDonation,
);

/** `show` answers the receipt; `send` mails it again. */
export const handleReceiptCall = staffCall(
  handleReceiptRequestSchema,
  'donations.receipt',
  async (input, actor): Promise<ShownReceipt | DonationChanged> =>
    input.action === 'show' ? showReceipt(input, actor) : sendReceiptAgain(input, actor),
);
