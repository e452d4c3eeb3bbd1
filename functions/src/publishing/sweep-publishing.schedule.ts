import { onSchedule } from 'firebase-functions/scheduler';
import { scheduledPublishing } from '../configuration/function-options.ts';
import { sweepPublishing } from './sweep-publishing.ts';

/** `sweep-publishing`: every minute, so what failed to be published is tried again. */
export const sweepPublishingSchedule = onSchedule(
  scheduledPublishing('every 1 minutes'),
  async () => {
    await sweepPublishing();
  },
);
