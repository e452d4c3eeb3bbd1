import { CALLABLES } from '@raade/contracts/base/callables';
import {
  type DiscardContentDraftRequest,
  discardContentDraftResponseSchema,
  type ImportContentRequest,
  importContentResponseSchema,
  type SaveContentItemRequest,
  type SaveContentItemResponse,
  saveContentItemResponseSchema,
} from '@raade/contracts/content/drafts';
import {
  listEditionsResponseSchema,
  type ListEditionsRequest,
  type PublishContentRequest,
  publishContentResponseSchema,
  type ReadContentRequest,
  readContentResponseSchema,
  type RollBackContentRequest,
  rollBackContentResponseSchema,
  withdrawPublicationResponseSchema,
} from '@raade/contracts/content/editions';
import { type ContentRefusal, contentRefusalSchema } from '@raade/contracts/content/findings';
import { CallFailure } from '@raade/firebase/callables';
import { callAsStaff } from '@raade/staff/step-up/call-as-staff';
import * as z from 'zod/mini';

/**
 * Asks once more if what failed may pass, as where the function had to be started first. For reading alone.
 * @throws CallFailure, as all of them
 */
const withRetry = <Answer>(ask: () => Promise<Answer>): Promise<Answer> =>
  ask().catch((error: unknown) => {
    if (isTemporaryFailure(error)) return ask();
    throw error;
  });

/** Reads what is live with all drafts, or an edition beside it. */
export const readContent = (request: ReadContentRequest = {}) =>
  withRetry(() => callAsStaff(CALLABLES.readContent, request, readContentResponseSchema));

export const saveContentItem = (
  request: SaveContentItemRequest,
): Promise<SaveContentItemResponse> =>
  callAsStaff(CALLABLES.saveContentItem, request, saveContentItemResponseSchema);

export const discardContentDraft = (request: DiscardContentDraftRequest) =>
  callAsStaff(CALLABLES.discardContentDraft, request, discardContentDraftResponseSchema);

export const importContent = (request: ImportContentRequest) =>
  callAsStaff(CALLABLES.importContent, request, importContentResponseSchema);

export const publishContent = (request: PublishContentRequest) =>
  callAsStaff(CALLABLES.publishContent, request, publishContentResponseSchema);

export const withdrawPublication = (id: string) =>
  callAsStaff(CALLABLES.withdrawPublication, { id }, withdrawPublicationResponseSchema);

export const rollBackContent = (request: RollBackContentRequest) =>
  callAsStaff(CALLABLES.rollBackContent, request, rollBackContentResponseSchema);

export const listEditions = (request: ListEditionsRequest) =>
  withRetry(() => callAsStaff(CALLABLES.listEditions, request, listEditionsResponseSchema));

/** Why the content was not changed, if it is one of the reasons that a page can do something about. */
export function contentRefusalOf(error: unknown): ContentRefusal | undefined {
  if (!(error instanceof CallFailure)) return undefined;
  return z.safeParse(contentRefusalSchema, error.details).data;
}

/** Codes with which nothing is wrong with what was sent: it may go through later. */
const TEMPORARY_CODES: readonly string[] = [
  ...['aborted', 'cancelled', 'deadline-exceeded', 'internal', 'unavailable', 'unknown'],
  // The session is over: whoever signs in again goes on.
  'unauthenticated',
];

export const isTemporaryFailure = (error: unknown): boolean =>
  !(error instanceof CallFailure) || TEMPORARY_CODES.includes(error.code);
