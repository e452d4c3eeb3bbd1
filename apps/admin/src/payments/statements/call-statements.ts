import { CALLABLES } from '@raade/contracts/callables';
import {
  type StatementsRequest,
  statementsResponseSchema,
  type StatementsResponse,
} from '@raade/contracts/statements';
import { callAsStaff } from '../../staff/step-up/call-as-staff.ts';

/** @throws CallFailure */
export function callStatements(request: StatementsRequest): Promise<StatementsResponse> {
  return callAsStaff(CALLABLES.controlStatements, request, statementsResponseSchema);
}
