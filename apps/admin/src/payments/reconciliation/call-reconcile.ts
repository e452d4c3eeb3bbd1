import { CALLABLES } from '@raade/contracts/base/callables';
import {
  type ReconcileRequest,
  reconcileResponseSchema,
  type ReconcileResponse,
} from '@raade/contracts/money/reconciliation';
import { callAsStaff } from '@raade/staff/step-up/call-as-staff';

/** @throws CallFailure */
export function callReconcile(request: ReconcileRequest): Promise<ReconcileResponse> {
  return callAsStaff(CALLABLES.reconcileDonations, request, reconcileResponseSchema);
}
