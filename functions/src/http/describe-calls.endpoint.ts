import { onRequest } from 'firebase-functions/https';
import { describeCalls } from '@raade/contracts/described-calls';
import { DESCRIBE_CALLS_OPTIONS } from '../configuration/function-options.ts';

/**
 * `describe-calls`: the calls that these functions take and how they answer them, as JSON Schemas, for whoever is
 * about to release an app that makes them. Nothing in it is secret: the scripts of the site say as much.
 */
export const describeCallsFunction = onRequest(DESCRIBE_CALLS_OPTIONS, ({ method }, response) => {
  if (method === 'GET' || method === 'HEAD') response.json(describeCalls());
  else response.status(405).set('Allow', 'GET, HEAD').end();
});
