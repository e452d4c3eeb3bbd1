import { CALLABLES } from '@raade/contracts/base/callables';
import { STATEMENT_RIGHTS, statementsRequestSchema } from '@raade/contracts/money/statements';
import { staffCall } from '../../base/call.ts';
import { controlStatements } from './control-statements.ts';

export const controlStatementsCall = staffCall({
  address: CALLABLES.controlStatements,
  request: statementsRequestSchema,
  right: ({ action }) => STATEMENT_RIGHTS[action],
  run: (input, { actor }) => controlStatements(input, actor),
});
