import {
  correctDonationRequestSchema,
  enterGiftRequestSchema,
  type GiftChanged,
  handleReceiptRequestSchema,
  type ShownReceipt,
  voidGiftRequestSchema,
} from '@raade/contracts/money/gifts';
import { staffCall } from '../../base/call.ts';
import { correctDonation } from './correct-donation.ts';
import { enterGift } from './enter-gift.ts';
import { sendReceiptAgain, showReceipt } from './handle-receipt.ts';
import { voidGift } from './void-gift.ts';

export const enterGiftCall = staffCall(enterGiftRequestSchema, 'donations.enter', enterGift);

export const correctDonationCall = staffCall(
  correctDonationRequestSchema,
  'donations.correct',
  correctDonation,
);

export const voidGiftCall = staffCall(voidGiftRequestSchema, 'donations.correct', voidGift);

/** `show` answers the receipt; `send` mails it again. */
export const handleReceiptCall = staffCall(
  handleReceiptRequestSchema,
  'donations.receipt',
  async (input, actor): Promise<ShownReceipt | GiftChanged> =>
    input.action === 'show' ? showReceipt(input, actor) : sendReceiptAgain(input, actor),
);
