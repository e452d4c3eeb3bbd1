import { onCall, type CallableRequest } from 'firebase-functions/https';
import { CALLABLES } from '@raade/contracts/callables';
import { listEditionsRequestSchema } from '@raade/contracts/content/editions';
import { answering } from '../callable/failure.ts';
import { checkedInput } from '../callable/checked-input.ts';
import { visitorCallable } from '../configuration/function-options.ts';
import { requireRight } from '../people/require-right.ts';
import { listEditions } from './list-editions.ts';

/** `list-editions`: takes a `ListEditionsRequest` of an editor, answers a `ListEditionsResponse`. */
export const listEditionsCallable = onCall(
  visitorCallable(),
  ({ auth, data }: CallableRequest<unknown>) =>
    answering(CALLABLES.listEditions, async () => {
      await requireRight(auth, 'content.read');
      return listEditions(checkedInput(listEditionsRequestSchema, data));
    }),
);
