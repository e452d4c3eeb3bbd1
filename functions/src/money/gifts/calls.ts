import { CALLABLES } from '@raade/contracts/base/callables';
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
import { sendReceiptAgain } from './send-receipt-again.ts';
import { showReceipt } from './show-receipt.ts';
import { voidGift } from './void-gift.ts';

export const enterGiftCall = staffCall({
  address: CALLABLES.enterGift,
  request: enterGiftRequestSchema,
  right: 'donations.enter',
  run: (input, { actor }) => enterGift(input, actor),
});

export const correctDonationCall = staffCall({
  address: CALLABLES.correctDonation,
  request: correctDonationRequestSchema,
  right: 'donations.correct',
  run: async (input, { actor }): Promise<GiftChanged> => {
    await correctDonation(input, actor);
    return { changed: true };
  },
});

export const voidGiftCall = staffCall({
  address: CALLABLES.voidGift,
  request: voidGiftRequestSchema,
  right: 'donations.correct',
  run: async (input, { actor }): Promise<GiftChanged> => {
    await voidGift(input, actor);
    return { changed: true };
  },
});

/** Answers the receipt to `show` it, and that it goes out to `send` it again. */
export const handleReceiptCall = staffCall({
  address: CALLABLES.handleReceipt,
  request: handleReceiptRequestSchema,
  right: 'donations.receipt',
  run: async (input, { actor }): Promise<ShownReceipt | GiftChanged> => {
    if (input.action === 'show') return showReceipt(input, actor);
    await sendReceiptAgain(input, actor);
    return { changed: true };
  },
});
