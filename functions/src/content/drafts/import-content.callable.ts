import { onCall, type CallableRequest } from 'firebase-functions/https';
import { CALLABLES } from '@raade/contracts/callables';
import { importContentRequestSchema } from '@raade/contracts/content/drafts';
import { answering } from '../../callable/failure.ts';
import { checkedInput } from '../../callable/checked-input.ts';
import { importCallable } from '../../configuration/function-options.ts';
import { requireEditor } from '../editor.ts';
import { importContent } from './import-content.ts';

/** `import-content`: takes an `ImportContentRequest` of an editor, answers an `ImportContentResponse`. */
export const importContentCallable = onCall(
  importCallable(),
  ({ auth, data }: CallableRequest<unknown>) =>
    answering(CALLABLES.importContent, async () => {
      const editor = await requireEditor(auth, 'content.edit');
      return importContent(checkedInput(importContentRequestSchema, data), editor);
    }),
);
