import { onCall, type CallableRequest } from 'firebase-functions/https';
import { acknowledgeRequestSchema, type AcknowledgeResponse } from '@raade/contracts/applications';
import { CALLABLES } from '@raade/contracts/callables';
import { answering } from '../callable/failure.ts';
import { checkedInput } from '../callable/checked-input.ts';
import { visitorCallable } from '../configuration/function-options.ts';
import { acknowledgeApplication } from './acknowledge-application.ts';

/**
 * `acknowledge-application`: takes an `AcknowledgeRequest`, answers an `AcknowledgeResponse`. Applicants' pages
 * call it after every try, since under create-only rules a retry of what was accepted looks like a refusal.
 */
export const acknowledgeApplicationCallable = onCall(
  visitorCallable(),
  ({ data }: CallableRequest<unknown>) =>
    answering(CALLABLES.acknowledgeApplication, async (): Promise<AcknowledgeResponse> => ({
      received: await acknowledgeApplication(checkedInput(acknowledgeRequestSchema, data)),
    })),
);
