import { Timestamp } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { causeOf } from '../callable/failure.ts';
import { oneAtATime } from '../staff-accounts/one-at-a-time.ts';
import { approvalOf, approvals } from '../approvals/approval-document.ts';
import { endApproval } from '../approvals/end-approval.ts';
import { carryOut } from '../staff-accounts/approval/carry-out.ts';
import { SETTLES } from './settles.ts';

const AT_ONCE = 100;

/**
 * Ends what nobody has decided on in time, and carries out what was approved and left half-way.
 *
 * @returns how many it has brought to an end
 */
export async function sweepApprovals(now = Date.now()): Promise<number> {
  const due = approvals().where('wakes_at', '<=', Timestamp.fromMillis(now)).limit(AT_ONCE);
  const { docs } = await due.get();
  let count = 0;
  for (const document of docs) {
    const { id } = document;
    try {
      const { about } = approvalOf(document);
      await endApproval(id, ['waiting'], 'expired', SETTLES[about]);
      if (about === 'people') await oneAtATime(() => carryOut(id));
      count += 1;
    } catch (error) {
      logger.error('an approval was not brought to an end', { id, cause: causeOf(error) });
    }
  }
  return count;
}
