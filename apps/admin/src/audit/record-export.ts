import { recordExportResponseSchema, type RecordExportRequest } from '@raade/contracts/staff/audit';
import { CALLABLES } from '@raade/contracts/base/callables';
import { callAsStaff } from '@raade/staff/step-up/call-as-staff';

/** Records an export in the audit log, before the browser saves the file. @throws CallFailure */
export async function recordExport(request: RecordExportRequest): Promise<void> {
  await callAsStaff(CALLABLES.recordExport, request, recordExportResponseSchema);
}
