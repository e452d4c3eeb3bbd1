import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { SCHEDULES } from '@raade/contracts/callables';
import { scheduledPublishing } from '../../configuration/function-options.ts';
import { sweepContent } from './sweep-content.ts';

/** `sweep-content`: every minute, so that nobody waits longer for what is to be live at a time. */
export const sweepContentSchedule = onSchedule(scheduledPublishing('every 1 minutes'), async () => {
  const { published, refused } = await sweepContent();
  if (published + refused > 0) logger.info(SCHEDULES.sweepContent, { published, refused });
});
