import { onCall, type CallableRequest } from 'firebase-functions/https';
import { CALLABLES } from '@raade/contracts/callables';
import { STATEMENT_RIGHTS, statementsRequestSchema } from '@raade/contracts/statements';
import { requireActor } from '../audit/actor.ts';
import { answering } from '../callable/failure.ts';
import { checkedInput } from '../callable/checked-input.ts';
import { visitorCallable } from '../configuration/function-options.ts';
import { requireStaff } from '../people/require-right.ts';
import { controlStatements } from './control-statements.ts';

/** `control-statements`: takes a `StatementsRequest` of a treasurer, answers a `StatementsResponse`. */
export const controlStatementsCallable = onCall(
  { ...visitorCallable(), memory: '512MiB' },
  ({ auth, data }: CallableRequest<unknown>) =>
    answering(CALLABLES.controlStatements, async () => {
      requireStaff(auth);
      const request = checkedInput(statementsRequestSchema, data);
      const actor = await requireActor(auth, STATEMENT_RIGHTS[request.action]);
      return controlStatements(request, actor);
    }),
);
