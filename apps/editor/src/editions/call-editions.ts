import { CALLABLES } from '@raade/contracts/base/callables';
import {
  type ImportContentRequest,
  importContentResponseSchema,
} from '@raade/contracts/content/drafts';
import {
  listEditionsResponseSchema,
  type ListEditionsRequest,
  type PublishContentRequest,
  publishContentResponseSchema,
  type RollBackContentRequest,
  rollBackContentResponseSchema,
  withdrawPublicationResponseSchema,
} from '@raade/contracts/content/editions';
import { callAsStaff } from '@raade/staff/step-up/call-as-staff';
import { onceMore } from '../newsroom/call-content.ts';

// All of them throw a `CallFailure`.

export const publishContent = (request: PublishContentRequest) =>
  callAsStaff(CALLABLES.publishContent, request, publishContentResponseSchema);

export const withdrawPublication = (id: string) =>
  callAsStaff(CALLABLES.withdrawPublication, { id }, withdrawPublicationResponseSchema);

export const rollBackContent = (request: RollBackContentRequest) =>
  callAsStaff(CALLABLES.rollBackContent, request, rollBackContentResponseSchema);

export const listEditions = (request: ListEditionsRequest) =>
  onceMore(() => callAsStaff(CALLABLES.listEditions, request, listEditionsResponseSchema));

export const importContent = (request: ImportContentRequest) =>
  callAsStaff(CALLABLES.importContent, request, importContentResponseSchema);
