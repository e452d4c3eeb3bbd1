import { onCall, type CallableRequest } from 'firebase-functions/https';
import { acknowledgeRequestSchema, type AcknowledgeResponse } from '@raade/contracts/applications';
import { CALLABLES } from '@raade/contracts/callables';
import { answering } from '../callable/failure.ts';
import { checkedInput } from '../callable/checked-input.ts';
import { visitorCallable } from '../configuration/function-options.ts';
import { admitCall } from '../limits/admit-call.ts';
import { challengeOf } from '../limits/challenge.ts';
import { networksOf } from '../limits/network.ts';
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

async function acknowledgeFor({
  data,
  app,
  rawRequest,
}: CallableRequest<unknown>): Promise<AcknowledgeResponse['received']> {
  const request = checkedInput(acknowledgeRequestSchema, data);
  const networks = networksOf(rawRequest);
  await admitCall(CALLABLES.acknowledgeApplication, networks);
  if (await acknowledgeApplication(request)) return true;
  // Pages of releases from before tickets ask for none: with this, their next try finds one.
  await admitApplication(request, { networks, challenge: challengeOf(app) });
  return false;
}
