import { CALLABLES } from '@raade/contracts/base/callables';
import {
  type StatementsRequest,
  statementsResponseSchema,
  type StatementsResponse,
} from '@raade/contracts/money/yearly-statements';
import { callAsStaff } from '@raade/staff/step-up/call-as-staff';

/** Reads or continues the statements of a year. @throws CallFailure */
export const callStatements = (request: StatementsRequest): Promise<StatementsResponse> =>
  callAsStaff(CALLABLES.controlStatements, request, statementsResponseSchema);
