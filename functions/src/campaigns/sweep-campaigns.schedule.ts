import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { SCHEDULES } from '@raade/contracts/callables';
import { scheduled } from '../configuration/function-options.ts';
import { sweepCampaigns } from './sweep-campaigns.ts';

/** `sweep-campaigns`: every minute, so pauses before another attempt are exact to a minute. */
export const sweepCampaignsSchedule = onSchedule(scheduled('every 1 minutes'), async () => {
  const woken = await sweepCampaigns();
  if (woken > 0) logger.info(SCHEDULES.sweepCampaigns, { woken });
});
