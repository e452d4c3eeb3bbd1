import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { scheduled } from '../configuration/function-options.ts';
import { sweepApplications } from './sweep-applications.ts';

/** `sweep-applications`: four times an hour. */
export const sweepApplicationsSchedule = onSchedule(scheduled('every 15 minutes'), async () => {
  logger.info('sweep-applications', { applications: await sweepApplications() });
});
