import { CALLABLES } from '@raade/contracts/callables';
import {
  type ReconcileRequest,
  reconcileResponseSchema,
  type ReconcileResponse,
} from '@raade/contracts/donations';
import { callAsStaff } from '../../staff/step-up/call-as-staff.ts';

/** @throws CallFailure */
export function callReconcile(request: ReconcileRequest): Promise<ReconcileResponse> {
  return callAsStaff(CALLABLES.reconcileDonations, request, reconcileResponseSchema);
}
