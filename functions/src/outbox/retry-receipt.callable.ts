import { onCall, type CallableRequest } from 'firebase-functions/https';
import { CALLABLES } from '@raade/contracts/callables';
import { receiptRetryRequestSchema } from '@raade/contracts/waiting-receipts';
import { requireActor } from '../audit/actor.ts';
import { answering } from '../callable/failure.ts';
import { checkedInput } from '../callable/checked-input.ts';
import { visitorCallable } from '../configuration/function-options.ts';
import { retryReceipt } from './retry-receipt.ts';

/** `retry-receipt`: takes a `ReceiptRetryRequest` of a member of the staff, answers a `ReceiptRetryResponse`. */
export const retryReceiptCallable = onCall(
  visitorCallable(),
  ({ auth, data }: CallableRequest<unknown>) =>
    answering(CALLABLES.retryReceipt, async () => {
      const actor = await requireActor(auth, 'receipts.retry');
      return retryReceipt(checkedInput(receiptRetryRequestSchema, data), actor);
    }),
);
