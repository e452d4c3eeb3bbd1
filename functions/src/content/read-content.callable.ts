import { onCall, type CallableRequest } from 'firebase-functions/https';
import { CALLABLES } from '@raade/contracts/callables';
import { readContentRequestSchema } from '@raade/contracts/content/editions';
import { answering } from '../callable/failure.ts';
import { checkedInput } from '../callable/checked-input.ts';
import { visitorCallable } from '../configuration/function-options.ts';
import { requireRight } from '../people/require-right.ts';
import { readContent } from './read-content.ts';

/** `read-content`: takes a `ReadContentRequest` of an editor, answers a `ReadContentResponse`. */
export const readContentCallable = onCall(
  visitorCallable(),
  ({ auth, data }: CallableRequest<unknown>) =>
    answering(CALLABLES.readContent, async () => {
      await requireRight(auth, 'content.read');
      return readContent(checkedInput(readContentRequestSchema, data));
    }),
);
