import { noteReport } from './note-report.ts';
import type { Report } from './report.ts';
import { wakeForCounts } from '../campaigns/wake-for-counts.ts';

/** Addresses whose reports are noted at the same time. */
const AT_ONCE = 10;

/**
 * Notes reports: those of one address in their order, so that they do not wait for each other's transaction. Then
 * campaigns are counted anew.
 *
 * @returns how many changed something
 */
export async function noteReports(reports: readonly Report[]): Promise<number> {
  const waiting = [...byAddress(reports).values()];
  const campaigns = new Set<string>();
  let noted = 0;
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      for (const report of next) {
        if (!(await noteReport(report))) continue;
        noted += 1;
        if (report.mail?.origin.kind === 'campaign') campaigns.add(report.mail.origin.id);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  for (const campaignId of campaigns) await wakeForCounts(campaignId);
  return noted;
}

function byAddress(reports: readonly Report[]): Map<string, Report[]> {
  const groups = new Map<string, Report[]>();
  for (const report of reports) {
    const group = groups.get(report.addressHash);
    if (group) group.push(report);
    else groups.set(report.addressHash, [report]);
  }
  return groups;
}
