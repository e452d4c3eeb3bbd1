import { recordExportResponseSchema, type RecordExportRequest } from '@raade/contracts/audit';
import { CALLABLES } from '@raade/contracts/callables';
import { callFunction } from '@raade/firebase/callables';
import { environment } from '@raade/platform';

/**
 * Notes an export in the audit log. Called before the file is handed over: nothing leaves without a trace.
 * @throws CallFailure
 */
export async function recordExport(request: RecordExportRequest): Promise<void> {
  await callFunction(environment(), CALLABLES.recordExport, request, recordExportResponseSchema);
}
