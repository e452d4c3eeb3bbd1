import { Timestamp } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { SCHEDULES } from '@raade/contracts/base/callables';
import { causeOf } from '../base/callable/failure.ts';
import { scheduledSweep } from '../base/configuration/function-options.ts';

/** Time for applications in one run: enough for some hundred. More take several runs. */
const APPLICATIONS_FOR_MS = 40_000;

async function sweepApplicationsForAWhile() {
  const end = Date.now() + APPLICATIONS_FOR_MS;
  const { sweepApplications } = await import('../applications/sweep-applications.ts');
  return sweepApplications({ now: Timestamp.now(), isOver: () => Date.now() > end });
}

/** The parts of a run, in this order: the longest comes last. Each is loaded when it first runs. */
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
 * `sweep`: does every minute what is due. It retries failed publications, carries out scheduled ones, deletes unused
 * pictures, continues campaigns, ends expired approvals, and acknowledges applications that no browser acknowledged. If
 * a part fails, the others still run, and then the run fails.
 */
export const sweepSchedule = onSchedule(scheduledSweep('every 1 minutes'), async () => {
  const results: Record<string, unknown> = {};
  const failedParts: string[] = [];
  for (const [part, sweep] of Object.entries(PARTS)) {
    try {
      results[part] = await sweep();
    } catch (error) {
      failedParts.push(part);
      logger.error(`${SCHEDULES.sweep} failed`, { part, cause: causeOf(error) });
    }
  }
  logger.info(SCHEDULES.sweep, results);
  if (failedParts.length > 0) throw new Error(`${SCHEDULES.sweep} failed: ${failedParts.join()}`);
});
