import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { SCHEDULES } from '@raade/contracts/callables';
import { scheduled } from '../../configuration/function-options.ts';
import { sweepApprovals } from './sweep-approvals.ts';

/** `sweep-approvals`: ends approvals that nobody has decided on in time. */
export const sweepApprovalsSchedule = onSchedule(scheduled('every 5 minutes'), async () => {
  const ended = await sweepApprovals();
  if (ended > 0) logger.info(SCHEDULES.sweepApprovals, { ended });
});
