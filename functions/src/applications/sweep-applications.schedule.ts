import { Timestamp } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { scheduledWithTombstones } from '../configuration/function-options.ts';
import { sweepApplications } from './sweep-applications.ts';

/** A minute is enough for some hundred that were missed; a flood brings more. */
const OPTIONS = { ...scheduledWithTombstones('every 15 minutes'), timeoutSeconds: 300 };
/** The rest is for what a sweep is in the middle of. */
const RUN_MS = 240 * 1000;

/** `sweep-applications`: four times an hour. */
export const sweepApplicationsSchedule = onSchedule(OPTIONS, async () => {
  const end = Date.now() + RUN_MS;
  const isOver = () => Date.now() > end;
  const applications = await sweepApplications({ now: Timestamp.now(), isOver });
  logger.info('sweep-applications', { applications });
});
