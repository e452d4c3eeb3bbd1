import {
  discardContentDraftRequestSchema,
  type DiscardContentDraftResponse,
  importContentRequestSchema,
  saveContentItemRequestSchema,
} from '@raade/contracts/content/drafts';
import {
  listEditionsRequestSchema,
  publishContentRequestSchema,
  readContentRequestSchema,
  rollBackContentRequestSchema,
  withdrawPublicationRequestSchema,
} from '@raade/contracts/content/editions';
import { previewContentRequestSchema } from '@raade/contracts/content/previews';
import { readingCall, staffCall } from '../base/call.ts';
import { discardDraft } from './drafts/discard-draft.ts';
import { importContent } from './drafts/import-content.ts';
import { saveItem } from './drafts/save-item.ts';
import { editorOf } from './editor.ts';
import { listEditions } from './list-editions.ts';
import { previewContent } from './preview-content.ts';
import { publishContent } from './publish/publish-content.ts';
import { rollBack } from './publish/roll-back.ts';
import { withdrawPublication } from './publish/withdraw-publication.ts';
import { readContent } from './read-content.ts';

export const readContentCall = readingCall({
  request: readContentRequestSchema,
  right: 'content.read',
  run: readContent,
});

/** Any page can be the one that is previewed, and most may load nothing of what App Check needs. */
export const previewContentCall = readingCall({
  request: previewContentRequestSchema,
  isOpenWithoutAppCheck: true,
  right: 'content.read',
  run: previewContent,
});

export const listEditionsCall = readingCall({
  request: listEditionsRequestSchema,
  right: 'content.read',
  run: listEditions,
});

export const saveContentItemCall = staffCall({
  request: saveContentItemRequestSchema,
  right: 'content.edit',
  run: (input, staff) => saveItem(input, editorOf(staff)),
});

export const discardContentDraftCall = staffCall({
  request: discardContentDraftRequestSchema,
  right: 'content.edit',
  run: async (input, staff): Promise<DiscardContentDraftResponse> => {
    await discardDraft(input, editorOf(staff));
    return { discarded: true };
  },
});

export const importContentCall = staffCall({
  request: importContentRequestSchema,
  right: 'content.edit',
  run: (input, staff) => importContent(input, editorOf(staff)),
});

export const publishContentCall = staffCall({
  request: publishContentRequestSchema,
  right: 'content.publish',
  run: (input, staff) => publishContent(input, editorOf(staff)),
});

export const withdrawPublicationCall = staffCall({
  request: withdrawPublicationRequestSchema,
  right: 'content.publish',
  run: (input, staff) => withdrawPublication(input, editorOf(staff)),
});

export const rollBackContentCall = staffCall({
  request: rollBackContentRequestSchema,
  right: 'content.publish',
  run: (input, staff) => rollBack(input, editorOf(staff)),
});
