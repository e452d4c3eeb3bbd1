import { recordExportResponseSchema, type RecordExportRequest } from '@raade/contracts/staff/audit';
import { CALLABLES } from '@raade/contracts/base/callables';
import { callAsStaff } from '@raade/staff/step-up/call-as-staff';

/**
 * Notes an export in the audit log. Called before the file is handed over: nothing leaves without a trace.
 * @throws CallFailure
 */
export async function recordExport(request: RecordExportRequest): Promise<void> {
  await callAsStaff(CALLABLES.recordExport, request, recordExportResponseSchema);
}
