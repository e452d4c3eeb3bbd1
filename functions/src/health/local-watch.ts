import { onRequest, type HttpsFunction } from 'firebase-functions/https';
import { FUNCTIONS_REGION } from '@raade/contracts/base/callables';
import * as z from 'zod/mini';
import { checkedInput } from '../base/callable/checked-input.ts';
import { clockDocument, healthNow } from '../base/metrics/health-clock.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const requestSchema = z.strictObject({
  /** By how much the clock of the stack's health is to be ahead from now on; left out, it stays as it is. */
  aheadMs: z.optional(
    z.int().check(z.gte(0, 'must not be below 0'), z.lte(YEAR_MS, 'must be a year at most')),
  ),
});

/** `local-watch`, on the emulators only: looks at once, by a clock that drills move. */
export function localWatch(): { watch?: HttpsFunction } {
  if (process.env['FUNCTIONS_EMULATOR'] !== 'true') return {};
  const watch = onRequest({ region: FUNCTIONS_REGION }, async ({ body }, response) => {
    const { aheadMs } = checkedInput(requestSchema, body);
    if (aheadMs !== undefined) await clockDocument().set({ ahead_ms: aheadMs });
    const { watchHealth } = await import('./watch-health.ts');
    await watchHealth(await healthNow());
    response.json({});
  });
  return { watch };
}
