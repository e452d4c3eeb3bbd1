import { onCall, type CallableRequest } from 'firebase-functions/https';
import { CALLABLES } from '@raade/contracts/callables';
import { previewContentRequestSchema } from '@raade/contracts/content/previews';
import { answering } from '../callable/failure.ts';
import { checkedInput } from '../callable/checked-input.ts';
import { visitorCallable } from '../configuration/function-options.ts';
import { requireRight } from '../people/require-right.ts';
import { previewContent } from './preview-content.ts';

/** `preview-content`: takes a `PreviewContentRequest` of an editor, answers a `PreviewContentResponse`. */
export const previewContentCallable = onCall(
  // Any page can be the one that is previewed, and most may load nothing of what App Check needs.
  { ...visitorCallable(), enforceAppCheck: false },
  ({ auth, data }: CallableRequest<unknown>) =>
    answering(CALLABLES.previewContent, async () => {
      await requireRight(auth, 'content.read');
      return previewContent(checkedInput(previewContentRequestSchema, data));
    }),
);
