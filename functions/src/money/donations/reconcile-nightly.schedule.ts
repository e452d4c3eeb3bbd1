import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { SCHEDULES } from '@raade/contracts/base/callables';
import { scheduledWithStripe } from '../../base/configuration/function-options.ts';
import { writeNightly } from '../../base/metrics/nightly-result.ts';

/** The function may run for half an hour; the rest is for the last page. */
const PAGES_FOR_MS = 20 * 60 * 1000;

/** `reconcile-nightly`: runs once a day. A failed run is retried and continues where it stopped. */
export const reconcileNightlySchedule = onSchedule(
  scheduledWithStripe('every day 04:00'),
  async () => {
    const { reconcileNight } = await import('./reconcile-nightly.ts');
    const now = Date.now();
    const isOver = () => Date.now() > now + PAGES_FOR_MS;
    const { problems, failedEvents, ...counts } = await reconcileNight({ now, isOver });
    const errorCounts = { problems: problems.length, failedEvents: failedEvents.length };
    await writeNightly({ at: Date.now(), ...errorCounts });
    logger.info(SCHEDULES.reconcileNightly, counts);
    for (const problem of problems)
      logger.error(`${SCHEDULES.reconcileNightly}: a problem`, problem);
    if (failedEvents.length > 0) {
      logger.error(`${SCHEDULES.reconcileNightly}: events could not be processed`, {
        failedEvents,
      });
    }
  },
);
