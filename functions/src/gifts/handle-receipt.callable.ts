import { onCall, type CallableRequest } from 'firebase-functions/https';
import { CALLABLES } from '@raade/contracts/callables';
import {
  type GiftChanged,
  handleReceiptRequestSchema,
  type ShownReceipt,
} from '@raade/contracts/gifts';
import { requireActor } from '../audit/actor.ts';
import { answering } from '../callable/failure.ts';
import { checkedInput } from '../callable/checked-input.ts';
import { mailCallable } from '../configuration/function-options.ts';
import { sendReceiptAgain } from './send-receipt-again.ts';
import { showReceipt } from './show-receipt.ts';

/** `handle-receipt`: takes a `HandleReceiptRequest` of a treasurer, answers a `ShownReceipt` or a `GiftChanged`. */
export const handleReceiptCallable = onCall(
  mailCallable(),
  ({ auth, data }: CallableRequest<unknown>) =>
    answering(CALLABLES.handleReceipt, async (): Promise<ShownReceipt | GiftChanged> => {
      const actor = await requireActor(auth, 'donations.receipt');
      const asked = checkedInput(handleReceiptRequestSchema, data);
      if (asked.action === 'show') return showReceipt(asked, actor);
      await sendReceiptAgain(asked, actor);
      return { changed: true };
    }),
);
