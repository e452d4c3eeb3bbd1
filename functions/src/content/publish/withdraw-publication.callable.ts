import { onCall, type CallableRequest } from 'firebase-functions/https';
import { CALLABLES } from '@raade/contracts/callables';
import { withdrawPublicationRequestSchema } from '@raade/contracts/content/editions';
import { answering } from '../../callable/failure.ts';
import { checkedInput } from '../../callable/checked-input.ts';
import { visitorCallable } from '../../configuration/function-options.ts';
import { requireEditor } from '../editor.ts';
import { withdrawPublication } from './withdraw-publication.ts';

/** `withdraw-publication`: takes a `WithdrawPublicationRequest` of an editor, answers a `WithdrawPublicationResponse`. */
export const withdrawPublicationCallable = onCall(
  visitorCallable(),
  ({ auth, data }: CallableRequest<unknown>) =>
    answering(CALLABLES.withdrawPublication, async () => {
      const editor = await requireEditor(auth, 'content.publish');
      return withdrawPublication(checkedInput(withdrawPublicationRequestSchema, data), editor);
    }),
);
