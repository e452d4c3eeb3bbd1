import { CALLABLES } from '@raade/contracts/base/callables';
import {
  type ReconcileRequest,
  reconcileResponseSchema,
  type ReconcileResponse,
} from '@raade/contracts/money/reconciliation';
import { callAsStaff } from '@raade/staff/step-up/call-as-staff';

/** Compares the next payments with Stripe. @throws CallFailure */
export const callReconcile = (request: ReconcileRequest): Promise<ReconcileResponse> =>
  callAsStaff(CALLABLES.reconcileDonations, request, reconcileResponseSchema);
