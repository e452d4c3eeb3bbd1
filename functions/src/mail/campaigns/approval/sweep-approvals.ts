import { Timestamp } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { causeOf } from '../../../base/callable/failure.ts';
import { approvals } from './approval-document.ts';
import { endApproval } from './end-approval.ts';

const AT_ONCE = 100;

/**
 * Ends approvals that nobody has decided on in time.
 *
 * @returns the number of approvals that it has ended
 */
export async function sweepApprovals(now = Date.now()): Promise<number> {
  const due = approvals().where('wakes_at', '<=', Timestamp.fromMillis(now)).limit(AT_ONCE);
  const { docs } = await due.get();
  let count = 0;
  for (const { id } of docs) {
    try {
      await endApproval(id, 'waiting', 'expired');
      count += 1;
    } catch (error) {
      logger.error('an approval was not brought to an end', { id, cause: causeOf(error) });
    }
  }
  return count;
}
