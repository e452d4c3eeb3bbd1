import { onRequest, type HttpsFunction } from 'firebase-functions/https';
import { FUNCTIONS_REGION } from '@raade/contracts/base/callables';

/**
 * `local-publish`, on the emulators only: does what a moved pointer wakes in production. The stack's own listener calls
 * it, since Firestore's emulator may be one that wakes no functions.
 */
export function localPublish(): { publish?: HttpsFunction } {
  if (process.env['FUNCTIONS_EMULATOR'] !== 'true') return {};
  const publish = onRequest({ region: FUNCTIONS_REGION }, async (_request, response) => {
    const { publishSite } = await import('./publish-site.ts');
    response.json({ rounds: await publishSite() });
  });
  return { publish };
}
