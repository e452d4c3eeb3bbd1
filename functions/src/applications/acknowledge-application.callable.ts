import { onCall, type CallableRequest } from 'firebase-functions/https';
import { acknowledgeRequestSchema, type AcknowledgeResponse } from '@raade/contracts/applications';
import { CALLABLES } from '@raade/contracts/callables';
import { answering } from '../callable/failure.ts';
import { visitorCallable } from '../configuration/function-options.ts';
import { admittedInput } from '../limits/admitted-input.ts';
import { challengeOf } from '../limits/challenge.ts';
import { acknowledgeApplication } from './acknowledge-application.ts';
import { admitApplication } from './admit-application.ts';

/**
 * `acknowledge-application`: takes an `AcknowledgeRequest`, answers an `AcknowledgeResponse`. Applicants' pages
 * call it after every try, since under create-only rules a retry of what was accepted looks like a refusal.
 */
export const acknowledgeApplicationCallable = onCall(
  visitorCallable(),
  (request: CallableRequest<unknown>) =>
    answering(CALLABLES.acknowledgeApplication, async () => ({
      received: await acknowledgeFor(request),
    })),
);

async function acknowledgeFor(
  request: CallableRequest<unknown>,
): Promise<AcknowledgeResponse['received']> {
  const { input, networks } = await admittedInput(
    CALLABLES.acknowledgeApplication,
    acknowledgeRequestSchema,
    request,
  );
  if (await acknowledgeApplication(input)) return true;
  // Pages of releases from before tickets ask for none: with this, their next try finds one.
  await admitApplication(input, { networks, challenge: challengeOf(request.app) });
  return false;
}
