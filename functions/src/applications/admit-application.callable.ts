import { onCall, type CallableRequest } from 'firebase-functions/https';
import { acknowledgeRequestSchema, type AdmitResponse } from '@raade/contracts/applications';
import { CALLABLES } from '@raade/contracts/callables';
import { answering } from '../callable/failure.ts';
import { checkedInput } from '../callable/checked-input.ts';
import { replayProtected, visitorCallable } from '../configuration/function-options.ts';
import { challengeOf } from '../limits/challenge.ts';
import { networksOf } from '../limits/network.ts';
import { admitApplication } from './admit-application.ts';

/**
 * `admit-application`: takes an `AcknowledgeRequest`, answers an `AdmitResponse`. The page calls it before it sends an
 * application to Firestore, whose rules ask for the ticket that this writes.
 */
export const admitApplicationCallable = onCall(
  replayProtected(visitorCallable()),
  ({ data, app, rawRequest }: CallableRequest<unknown>) =>
    answering(CALLABLES.admitApplication, async (): Promise<AdmitResponse> => {
      const applicant = { networks: networksOf(rawRequest), challenge: challengeOf(app) };
      await admitApplication(checkedInput(acknowledgeRequestSchema, data), applicant);
      return { admitted: true };
    }),
);
