import { Timestamp } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { SCHEDULES } from '@raade/contracts/base/callables';
import { causeOf } from '../base/callable/failure.ts';
import { scheduledSweep } from '../base/configuration/function-options.ts';

/** Enough for some hundred that were missed; a flood takes several runs. */
const APPLICATIONS_FOR_MS = 40_000;

async function sweepApplicationsForAWhile() {
  const end = Date.now() + APPLICATIONS_FOR_MS;
  const { sweepApplications } = await import('../applications/sweep-applications.ts');
  return sweepApplications({ now: Timestamp.now(), isOver: () => Date.now() > end });
}

/** The parts of a run, in this order: the longest comes last. Each is loaded for its first turn. */
const PARTS: Readonly<Record<string, () => Promise<unknown>>> = {
  publishing: async () =>
    (await import('../releases/publishing/sweep-publishing.ts')).sweepPublishing(),
  content: async () => (await import('../content/publish/sweep-content.ts')).sweepContent(),
  pictures: async () => (await import('../content/pictures/sweep-pictures.ts')).sweepPictures(),
  campaigns: async () => (await import('../mail/campaigns/sweep-campaigns.ts')).sweepCampaigns(),
  approvals: async () =>
    (await import('../mail/campaigns/approval/end-approval.ts')).sweepApprovals(),
  applications: sweepApplicationsForAWhile,
};

/**
 * `sweep`: every minute, so that nobody waits longer for what is due: what failed to be published or waits for its time,
 * pictures that nothing uses, campaigns that pause before another attempt, approvals that have expired, applications
 * that no browser acknowledged. A part that fails does not keep the others from their turn; the run fails with it.
 */
export const sweepSchedule = onSchedule(scheduledSweep('every 1 minutes'), async () => {
  const done: Record<string, unknown> = {};
  const failed: string[] = [];
  for (const [part, sweep] of Object.entries(PARTS)) {
    try {
      done[part] = await sweep();
    } catch (error) {
      failed.push(part);
      logger.error(`${SCHEDULES.sweep} failed`, { part, cause: causeOf(error) });
    }
  }
  logger.info(SCHEDULES.sweep, done);
  if (failed.length > 0) throw new Error(`${SCHEDULES.sweep} failed: ${failed.join()}`);
});
