import { CALLABLES } from '@raade/contracts/base/callables';
import {
  type StatementsRequest,
  statementsResponseSchema,
  type StatementsResponse,
} from '@raade/contracts/money/yearly-statements';
import { callAsStaff } from '@raade/staff/step-up/call-as-staff';

/**
 * Calls `control-statements`: reads or continues the run that prepares and sends a year's statements, or sends or prints
 * one of them.
 *
 * @throws CallFailure
 */
export const callStatements = (request: StatementsRequest): Promise<StatementsResponse> =>
  callAsStaff(CALLABLES.controlStatements, request, statementsResponseSchema);
