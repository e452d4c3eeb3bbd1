import { onCall, type CallableRequest } from 'firebase-functions/https';
import {
  updateApplicationRequestSchema,
  type UpdateApplicationResponse,
} from '@raade/contracts/application-updates';
import { CALLABLES } from '@raade/contracts/callables';
import { answering } from '../callable/failure.ts';
import { checkedInput } from '../callable/checked-input.ts';
import { visitorCallable } from '../configuration/function-options.ts';
import { requireActor } from '../audit/actor.ts';
import { updateApplication } from './update-application.ts';

/**
 * `update-application`: takes an `UpdateApplicationRequest` of a member of the staff, answers an
 * `UpdateApplicationResponse`. If somebody else was quicker it is `aborted`, with the details of
 * `updateConflictSchema`.
 */
export const updateApplicationCallable = onCall(
  visitorCallable(),
  (request: CallableRequest<unknown>) =>
    answering(CALLABLES.updateApplication, () => updateFor(request)),
);

async function updateFor({
  auth,
  data,
}: Pick<CallableRequest<unknown>, 'auth' | 'data'>): Promise<UpdateApplicationResponse> {
  const actor = await requireActor(auth, 'applications.review');
  const email = auth?.token.email ?? null;
  return updateApplication(checkedInput(updateApplicationRequestSchema, data), { ...actor, email });
}
