import { onRequest, type HttpsFunction } from 'firebase-functions/https';
import { FUNCTIONS_REGION } from '@raade/contracts/base/callables';

/** `local-watch`, on the emulators only: looks at once. */
export function localWatch(): { watch?: HttpsFunction } {
  if (process.env['FUNCTIONS_EMULATOR'] !== 'true') return {};
  const watch = onRequest({ region: FUNCTIONS_REGION }, async (_request, response) => {
    const { watchHealth } = await import('./watch-health.ts');
    await watchHealth(Date.now());
    response.json({});
  });
  return { watch };
}
