import { onRequest, type HttpsOptions } from 'firebase-functions/https';
import { FUNCTIONS_REGION } from '@raade/contracts/callables';
import { describeCalls } from '@raade/contracts/described-calls';

/** It reads nothing and costs next to nothing, so one instance is enough for whoever asks. */
const OPTIONS: HttpsOptions = { region: FUNCTIONS_REGION, maxInstances: 1 };

/**
 * `describe-calls`: the calls that these functions take and how they answer them, as JSON Schemas, for whoever is
 * about to release an app that makes them. Nothing in it is secret: the scripts of the site say as much.
 */
export const describeCallsFunction = onRequest(OPTIONS, ({ method }, response) => {
  if (method === 'GET' || method === 'HEAD') response.json(describeCalls());
  else response.status(405).set('Allow', 'GET, HEAD').end();
});
