import { onCall, type CallableRequest } from 'firebase-functions/https';
import { CALLABLES } from '@raade/contracts/callables';
import { rollBackContentRequestSchema } from '@raade/contracts/content/editions';
import { answering } from '../../callable/failure.ts';
import { checkedInput } from '../../callable/checked-input.ts';
import { composingCallable } from '../../configuration/function-options.ts';
import { requireEditor } from '../editor.ts';
import { rollBack } from './roll-back.ts';

/** `roll-back-content`: takes a `RollBackContentRequest` of an editor, answers a `RollBackContentResponse`. */
export const rollBackContentCallable = onCall(
  composingCallable(),
  ({ auth, data }: CallableRequest<unknown>) =>
    answering(CALLABLES.rollBackContent, async () => {
      const editor = await requireEditor(auth, 'content.publish');
      return rollBack(checkedInput(rollBackContentRequestSchema, data), editor);
    }),
);
