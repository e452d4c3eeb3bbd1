import type * as z from 'zod/mini';
import {
  discardContentDraftRequestSchema,
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
import type { Right } from '@raade/contracts/staff/rights';
import { readingCall, staffCall } from '../base/call.ts';
import { discardDraft, saveItem } from './drafts/change-draft.ts';
import { importContent } from './drafts/import-content.ts';
import { type Editor, editorOf } from './editor.ts';
import { listEditions, previewContent, readContent } from './read-content.ts';
import { publishContent } from './publish/publish-content.ts';
import { rollBack } from './publish/roll-back.ts';
import { withdrawPublication } from './publish/schedule-publication.ts';

/** A call that changes the content, with the name of its editor. */
const editingCall = <Schema extends z.ZodMiniType, Answer>(
  request: Schema,
  right: Right,
  change: (input: z.output<Schema>, editor: Editor) => Promise<Answer>,
) => staffCall(request, right, (input, actor, auth) => change(input, editorOf(actor, auth)));

export const readContentCall = readingCall(readContentRequestSchema, 'content.read', readContent);

/** Open without App Check, since any page can show a preview, and most pages do not load App Check. */
export const previewContentCall = readingCall(
  previewContentRequestSchema,
  'content.read',
  previewContent,
  { isOpenWithoutAppCheck: true },
);

export const listEditionsCall = readingCall(
  listEditionsRequestSchema,
  'content.read',
  listEditions,
);

export const saveContentItemCall = editingCall(
  saveContentItemRequestSchema,
  'content.edit',
  saveItem,
);

export const discardContentDraftCall = editingCall(
  discardContentDraftRequestSchema,
  'content.edit',
  discardDraft,
);

export const importContentCall = editingCall(
  importContentRequestSchema,
  'content.edit',
  importContent,
);

export const publishContentCall = editingCall(
  publishContentRequestSchema,
  'content.publish',
  publishContent,
);

export const withdrawPublicationCall = editingCall(
  withdrawPublicationRequestSchema,
  'content.publish',
  withdrawPublication,
);

export const rollBackContentCall = editingCall(
  rollBackContentRequestSchema,
  'content.publish',
  rollBack,
);
