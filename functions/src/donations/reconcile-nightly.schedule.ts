import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { SCHEDULES } from '@raade/contracts/callables';
import { scheduledWithStripe } from '../configuration/function-options.ts';
import { reconcile } from './reconcile.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Banks take disputes for some four months; refunds mostly come sooner. */
const LOOKS_BACK_MS = 130 * DAY_MS;

/** `reconcile-nightly`: once a day. A run that fails is repeated, and harms nothing by that. */
export const reconcileNightlySchedule = onSchedule(
  scheduledWithStripe('every day 04:00'),
  async () => {
    const { problems, ...counts } = await reconcile({
      since: new Date(Date.now() - LOOKS_BACK_MS),
    });
    logger.info(SCHEDULES.reconcileNightly, counts);
    for (const problem of problems)
      logger.error(`${SCHEDULES.reconcileNightly}: a problem`, problem);
  },
);
