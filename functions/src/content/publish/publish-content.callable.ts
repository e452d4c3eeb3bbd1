import { onCall, type CallableRequest } from 'firebase-functions/https';
import { CALLABLES } from '@raade/contracts/callables';
import { publishContentRequestSchema } from '@raade/contracts/content/editions';
import { answering } from '../../callable/failure.ts';
import { checkedInput } from '../../callable/checked-input.ts';
import { composingCallable } from '../../configuration/function-options.ts';
import { requireEditor } from '../editor.ts';
import { publishContent } from './publish-content.ts';

/** `publish-content`: takes a `PublishContentRequest` of an editor, answers a `PublishContentResponse`. */
export const publishContentCallable = onCall(
  composingCallable(),
  ({ auth, data }: CallableRequest<unknown>) =>
    answering(CALLABLES.publishContent, async () => {
      const editor = await requireEditor(auth, 'content.publish');
      return publishContent(checkedInput(publishContentRequestSchema, data), editor);
    }),
);
