import type { Transaction } from 'firebase-admin/firestore';
import type { ApprovalState } from '@raade/contracts/approvals';

/** Brings what stands behind an approval into the same state, in the same transaction. */
export type Settle = (transaction: Transaction, id: string, state: ApprovalState) => void;

/** What stands behind an approval: the campaign, or the change of people. */
export interface Behind {
  /** Digest of what approving it would do now; undefined if that cannot be done any more. Reads, and writes nothing. */
  readonly digest: (transaction: Transaction) => Promise<string | undefined>;
  /** The state of an approval that was given. */
  readonly given: 'approved' | 'done';
  readonly settle: Settle;
}
