import { CALLABLES } from '@raade/contracts/base/callables';
import {
  type StatementsRequest,
  statementsResponseSchema,
  type StatementsResponse,
} from '@raade/contracts/money/yearly-statements';
import { callAsStaff } from '@raade/staff/step-up/call-as-staff';

/** @throws CallFailure */
export function callStatements(request: StatementsRequest): Promise<StatementsResponse> {
  return callAsStaff(CALLABLES.controlStatements, request, statementsResponseSchema);
}
