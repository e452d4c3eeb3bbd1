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

export const enterGiftCall = staffCall({
  request: enterGiftRequestSchema,
  right: 'donations.enter',
  run: (input, { actor }) => enterGift(input, actor),
});

export const correctDonationCall = staffCall({
  request: correctDonationRequestSchema,
  right: 'donations.correct',
  run: async (input, { actor }): Promise<GiftChanged> => {
    await correctDonation(input, actor);
    return { changed: true };
  },
});

export const voidGiftCall = staffCall({
  request: voidGiftRequestSchema,
  right: 'donations.correct',
  run: async (input, { actor }): Promise<GiftChanged> => {
    await voidGift(input, actor);
    return { changed: true };
  },
});

/** Answers the receipt to `show` it, and that it goes out to `send` it again. */
export const handleReceiptCall = staffCall({
  request: handleReceiptRequestSchema,
  right: 'donations.receipt',
  run: async (input, { actor }): Promise<ShownReceipt | GiftChanged> => {
    if (input.action === 'show') return showReceipt(input, actor);
    await sendReceiptAgain(input, actor);
    return { changed: true };
  },
});
