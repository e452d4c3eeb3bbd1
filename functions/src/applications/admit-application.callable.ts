import { onCall, type CallableRequest } from 'firebase-functions/https';
import { acknowledgeRequestSchema, type AdmitResponse } from '@raade/contracts/applications';
import { CALLABLES } from '@raade/contracts/callables';
import { answering } from '../callable/failure.ts';
import { replayProtected, visitorCallable } from '../configuration/function-options.ts';
import { admittedInput } from '../limits/admitted-input.ts';
import { challengeOf } from '../limits/challenge.ts';
import { admitApplication } from './admit-application.ts';

/**
 * `admit-application`: takes an `AcknowledgeRequest`, answers an `AdmitResponse`. The page calls it before it sends an
 * application to Firestore, whose rules ask for the ticket that this writes.
 */
export const admitApplicationCallable = onCall(
  replayProtected(visitorCallable()),
  (request: CallableRequest<unknown>) =>
    answering(CALLABLES.admitApplication, async (): Promise<AdmitResponse> => {
      const { input, networks } = await admittedInput(
        CALLABLES.admitApplication,
        acknowledgeRequestSchema,
        request,
      );
      await admitApplication(input, { networks, challenge: challengeOf(request.app) });
      return { admitted: true };
    }),
);
