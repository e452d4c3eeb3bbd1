import { onCall, type CallableRequest } from 'firebase-functions/https';
import {
  EXPORT_RIGHTS,
  recordExportRequestSchema,
  type RecordExportResponse,
} from '@raade/contracts/audit';
import { CALLABLES } from '@raade/contracts/callables';
import { answering } from '../callable/failure.ts';
import { checkedInput } from '../callable/checked-input.ts';
import { visitorCallable } from '../configuration/function-options.ts';
import { requireStaff } from '../people/require-right.ts';
import { requireActor } from './actor.ts';
import { noteAction } from './audit-log.ts';

/**
 * `record-export`: takes a `RecordExportRequest` of a member of the staff, answers a `RecordExportResponse`.
 * Staff pages write their files themselves; they call it before they hand one over.
 */
export const recordExportCallable = onCall(visitorCallable(), (request: CallableRequest<unknown>) =>
  answering(CALLABLES.recordExport, () => recordExport(request)),
);

async function recordExport({
  auth,
  data,
}: Pick<CallableRequest<unknown>, 'auth' | 'data'>): Promise<RecordExportResponse> {
  requireStaff(auth);
  const { action, rows } = checkedInput(recordExportRequestSchema, data);
  const actor = await requireActor(auth, EXPORT_RIGHTS[action]);
  await noteAction({ action, ...actor, subject: null, details: { rows } });
  return { recorded: true };
}
