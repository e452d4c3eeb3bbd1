import { onRequest, type HttpsFunction } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import type { ScheduleFunction } from 'firebase-functions/scheduler';
import { FUNCTIONS_REGION, LOCAL_TICK, type SCHEDULES } from '@raade/contracts/base/callables';
import { causeOf } from '../base/callable/failure.ts';
import { webhookOptions } from '../base/configuration/function-options.ts';

type Schedules = Readonly<Record<(typeof SCHEDULES)[keyof typeof SCHEDULES], ScheduleFunction>>;

/** Returns functions that exist in the emulators only, in place of triggers that the emulators lack. */
export function localFunctions(schedules: Schedules): Readonly<Record<string, HttpsFunction>> {
  if (process.env['FUNCTIONS_EMULATOR'] !== 'true') return {};
  return { tick: localTick(schedules), publish: localPublish(), watch: localWatch() };
}

/**
 * `local-tick` runs all schedules at once, which a clock does in production. Answers the names of those that succeeded;
 * a failure does not stop the others.
 */
function localTick(schedules: Schedules): HttpsFunction {
  return onRequest(webhookOptions(), async (_request, response) => {
    const succeeded: string[] = [];
    for (const [name, schedule] of Object.entries(schedules)) {
      try {
        await schedule.run({ jobName: LOCAL_TICK, scheduleTime: new Date().toISOString() });
        succeeded.push(name);
      } catch (error) {
        logger.error(`${name} failed`, { cause: causeOf(error) });
      }
    }
    response.json({ done: succeeded });
  });
}

/**
 * `local-publish` publishes the site, which a moved pointer triggers in production. The local stack's listener calls
 * it, since some Firestore emulators trigger no functions.
 */
function localPublish(): HttpsFunction {
  return onRequest({ region: FUNCTIONS_REGION }, async (_request, response) => {
    const { publishSite } = await import('../releases/publishing/publish-site.ts');
    response.json({ rounds: await publishSite() });
  });
}

/** `local-watch` runs `watch-health` at once. */
function localWatch(): HttpsFunction {
  return onRequest({ region: FUNCTIONS_REGION }, async (_request, response) => {
    const { watchHealth } = await import('../health/watch-health.ts');
    await watchHealth(Date.now());
    response.json({});
  });
}
