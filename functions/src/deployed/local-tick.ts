import { onRequest, type HttpsFunction } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import type { ScheduleFunction } from 'firebase-functions/scheduler';
import { LOCAL_TICK, type SCHEDULES } from '@raade/contracts/base/callables';
import { causeOf } from '../base/callable/failure.ts';
import { webhookOptions } from '../base/configuration/function-options.ts';

type Schedules = Readonly<Record<(typeof SCHEDULES)[keyof typeof SCHEDULES], ScheduleFunction>>;

/**
 * `local-tick`, on the emulators only: does at once what a clock does in production, which the emulators do
 * not have. Answers what went well; a part that fails does not keep the others from their turn.
 */
export function localTick(schedules: Schedules): { tick?: HttpsFunction } {
  if (process.env['FUNCTIONS_EMULATOR'] !== 'true') return {};
  const tick = onRequest(webhookOptions(), async (_request, response) => {
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
  return { tick };
}
