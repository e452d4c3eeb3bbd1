import { onCall, type CallableRequest } from 'firebase-functions/https';
import { CALLABLES } from '@raade/contracts/callables';
import { receiptControlRequestSchema } from '@raade/contracts/waiting-receipts';
import { requireActor } from '../audit/actor.ts';
import { answering } from '../callable/failure.ts';
import { checkedInput } from '../callable/checked-input.ts';
import { visitorCallable } from '../configuration/function-options.ts';
import { controlReceipt } from './control-receipt.ts';

/** `control-receipt`: takes a `ReceiptControlRequest` of a member of the staff, answers a `ReceiptControlResponse`. */
export const controlReceiptCallable = onCall(
  visitorCallable(),
  ({ auth, data }: CallableRequest<unknown>) =>
    answering(CALLABLES.controlReceipt, async () => {
      const actor = await requireActor(auth, 'receipts.retry');
      return controlReceipt(checkedInput(receiptControlRequestSchema, data), actor);
    }),
);
