import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { SCHEDULES } from '@raade/contracts/callables';
import { scheduledPublishing } from '../../configuration/function-options.ts';
import { sweepPictures } from '../pictures/sweep-pictures.ts';
import { sweepContent } from './sweep-content.ts';

/** `sweep-content`: every minute, so that nobody waits longer for what is to be live at a time; and unused pictures go. */
export const sweepContentSchedule = onSchedule(scheduledPublishing('every 1 minutes'), async () => {
  const { published, refused } = await sweepContent();
  const deleted = await sweepPictures();
  if (published + refused + deleted === 0) return;
  logger.info(SCHEDULES.sweepContent, { published, refused, deleted });
});
