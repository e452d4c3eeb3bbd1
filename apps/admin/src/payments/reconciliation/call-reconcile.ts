import { CALLABLES } from '@raade/contracts/callables';
import {
  type ReconcileRequest,
  reconcileResponseSchema,
  type ReconcileResponse,
} from '@raade/contracts/donations';
import { callFunction } from '@raade/firebase/callables';
import { environment } from '@raade/platform';

/** @throws CallFailure */
export function callReconcile(request: ReconcileRequest): Promise<ReconcileResponse> {
  return callFunction(
    environment(),
    CALLABLES.reconcileDonations,
    request,
    reconcileResponseSchema,
  );
}
