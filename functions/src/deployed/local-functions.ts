import { onRequest, type HttpsFunction } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import type { ScheduleFunction } from 'firebase-functions/scheduler';
import { FUNCTIONS_REGION, LOCAL_TICK, type SCHEDULES } from '@raade/contracts/base/callables';
import { causeOf } from '../base/callable/failure.ts';
import { webhookOptions } from '../base/configuration/function-options.ts';

type Schedules = Readonly<Record<(typeof SCHEDULES)[keyof typeof SCHEDULES], ScheduleFunction>>;

/** Functions of the emulators only, for what the emulators do not have. */
export function localFunctions(schedules: Schedules): Readonly<Record<string, HttpsFunction>> {
  if (process.env['FUNCTIONS_EMULATOR'] !== 'true') return {};
  return { tick: localTick(schedules), publish: localPublish(), watch: localWatch() };
}

/**
 * `local-tick` does at once what a clock does in production. Answers what went well; a part that fails does not keep the
 * others from their turn.
 */
function localTick(schedules: Schedules): HttpsFunction {
  return onRequest(webhookOptions(), async (_request, response) => {
    const done: string[] = [];
    for (const [name, schedule] of Object.entries(schedules)) {
      try {
        await schedule.run({ jobName: LOCAL_TICK, scheduleTime: new Date().toISOString() });
        done.push(name);
      } catch (error) {
        logger.error(`${name} failed`, { cause: causeOf(error) });
      }
    }
    response.json({ done });
  });
}

/**
 * `local-publish` does what a moved pointer wakes in production. The stack's own listener calls it, since Firestore's
 * emulator may be one that wakes no functions.
 */
function localPublish(): HttpsFunction {
  return onRequest({ region: FUNCTIONS_REGION }, async (_request, response) => {
    const { publishSite } = await import('../releases/publishing/publish-site.ts');
    response.json({ rounds: await publishSite() });
  });
}

/** `local-watch` looks at once. */
function localWatch(): HttpsFunction {
  return onRequest({ region: FUNCTIONS_REGION }, async (_request, response) => {
    const { watchHealth } = await import('../health/watch-health.ts');
    await watchHealth(Date.now());
    response.json({});
  });
}
