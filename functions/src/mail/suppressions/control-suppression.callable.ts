import { onCall, type CallableRequest } from 'firebase-functions/https';
import { CALLABLES } from '@raade/contracts/callables';
import { SUPPRESSION_RIGHT, suppressionRequestSchema } from '@raade/contracts/suppressions';
import { requireActor } from '../../audit/actor.ts';
import { answering } from '../../callable/failure.ts';
import { checkedInput } from '../../callable/checked-input.ts';
import { suppressionCallable } from '../../configuration/function-options.ts';
import { controlSuppression } from './control-suppression.ts';

/** `control-suppression`: takes a `SuppressionRequest` of a member of the staff, answers a `SuppressionResponse`. */
export const controlSuppressionCallable = onCall(
  suppressionCallable(),
  ({ auth, data }: CallableRequest<unknown>) =>
    answering(CALLABLES.controlSuppression, async () => {
      const actor = await requireActor(auth, SUPPRESSION_RIGHT);
      return controlSuppression(checkedInput(suppressionRequestSchema, data), actor);
    }),
);
