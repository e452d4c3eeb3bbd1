import { onCall, type CallableRequest } from 'firebase-functions/https';
import { CALLABLES } from '@raade/contracts/callables';
import { saveContentItemRequestSchema } from '@raade/contracts/content/drafts';
import { answering } from '../../callable/failure.ts';
import { checkedInput } from '../../callable/checked-input.ts';
import { itemCallable } from '../../configuration/function-options.ts';
import { requireEditor } from '../editor.ts';
import { saveItem } from './save-item.ts';

/** `save-content-item`: takes a `SaveContentItemRequest` of an editor, answers a `SaveContentItemResponse`. */
export const saveContentItemCallable = onCall(
  itemCallable(),
  ({ auth, data }: CallableRequest<unknown>) =>
    answering(CALLABLES.saveContentItem, async () => {
      const editor = await requireEditor(auth, 'content.edit');
      return saveItem(checkedInput(saveContentItemRequestSchema, data), editor);
    }),
);
