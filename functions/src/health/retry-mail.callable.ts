import { onCall, type CallableRequest } from 'firebase-functions/https';
import { CALLABLES } from '@raade/contracts/callables';
import { retryMailRequestSchema } from '@raade/contracts/health';
import { requireActor } from '../audit/actor.ts';
import { answering } from '../callable/failure.ts';
import { checkedInput } from '../callable/checked-input.ts';
import { visitorCallable } from '../configuration/function-options.ts';
import { retryMail } from './retry-mail.ts';

/** `retry-mail`: takes a `RetryMailRequest` of a member of the staff, answers a `RetryMailResponse`. */
export const retryMailCallable = onCall(
  visitorCallable(),
  ({ auth, data }: CallableRequest<unknown>) =>
    answering(CALLABLES.retryMail, async () => {
      const actor = await requireActor(auth, 'mail.retry');
      return retryMail(checkedInput(retryMailRequestSchema, data), actor);
    }),
);
