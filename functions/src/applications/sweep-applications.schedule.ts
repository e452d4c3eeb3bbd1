import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { scheduled } from '../configuration/function-options.ts';
import { sweepApplications } from './sweep-applications.ts';

/** A minute is enough for some hundred that were missed; a flood brings more. */
const OPTIONS = { ...scheduled('every 15 minutes'), timeoutSeconds: 300 };

/** `sweep-applications`: four times an hour. */
export const sweepApplicationsSchedule = onSchedule(OPTIONS, async () => {
  logger.info('sweep-applications', { applications: await sweepApplications() });
});
