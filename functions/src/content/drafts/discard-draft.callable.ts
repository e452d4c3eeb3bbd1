import { onCall, type CallableRequest } from 'firebase-functions/https';
import { CALLABLES } from '@raade/contracts/callables';
import {
  type DiscardContentDraftResponse,
  discardContentDraftRequestSchema,
} from '@raade/contracts/content/drafts';
import { answering } from '../../callable/failure.ts';
import { checkedInput } from '../../callable/checked-input.ts';
import { visitorCallable } from '../../configuration/function-options.ts';
import { requireEditor } from '../editor.ts';
import { discardDraft } from './discard-draft.ts';

/** `discard-content-draft`: takes a `DiscardContentDraftRequest` of an editor, answers a `DiscardContentDraftResponse`. */
export const discardContentDraftCallable = onCall(
  visitorCallable(),
  ({ auth, data }: CallableRequest<unknown>) =>
    answering(CALLABLES.discardContentDraft, async () => {
      const editor = await requireEditor(auth, 'content.edit');
      await discardDraft(checkedInput(discardContentDraftRequestSchema, data), editor);
      return { discarded: true } satisfies DiscardContentDraftResponse;
    }),
);
