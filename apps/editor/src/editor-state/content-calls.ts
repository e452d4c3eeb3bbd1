import { CALLABLES } from '@raade/contracts/base/callables';
import {
  type DiscardContentDraftRequest,
  discardContentDraftResponseSchema,
  type ImportContentRequest,
  importContentResponseSchema,
  type SaveContentItemRequest,
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
 * Sends a request again after a temporary failure, such as a function that takes too long to start. For reads only.
 * @throws CallFailure, as all calls here
 */
const withRetry = <Answer>(ask: () => Promise<Answer>): Promise<Answer> =>
  ask().catch((error: unknown) => {
    if (isTemporary(error)) return ask();
    throw error;
  });

/** Reads the live content with all drafts, and the edition that the request names. */
export const readContent = (request: ReadContentRequest = {}) =>
  withRetry(() => callAsStaff(CALLABLES.readContent, request, readContentResponseSchema));

export const saveContentItem = (request: SaveContentItemRequest) =>
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

/** The reason of a refusal that a page can handle; undefined for other failures. */
export function contentRefusalOf(error: unknown): ContentRefusal | undefined {
  if (!(error instanceof CallFailure)) return undefined;
  return z.safeParse(contentRefusalSchema, error.details).data;
}

/** Codes of failures after which the same request may succeed later. */
const TEMPORARY_CODES: readonly string[] = [
  'aborted',
  'cancelled',
  'deadline-exceeded',
  'internal',
  'unavailable',
  'unknown',
  // The session has ended; after the next sign-in the request succeeds.
  'unauthenticated',
];

export const isTemporary = (error: unknown): boolean =>
  !(error instanceof CallFailure) || TEMPORARY_CODES.includes(error.code);
