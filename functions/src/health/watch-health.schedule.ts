import { onSchedule } from 'firebase-functions/scheduler';
import { scheduled } from '../base/configuration/function-options.ts';

/** `watch-health`: every two minutes, so that somebody is told of what is wrong before a donor writes. */
export const watchHealthSchedule = onSchedule(scheduled('every 2 minutes'), async () => {
  const { watchHealth } = await import('./watch-health.ts');
  await watchHealth(Date.now());
});
