import { Timestamp } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import {
  type WithdrawReleaseRequest,
  type WithdrawReleaseResponse,
  WITHDRAWN_LIMIT,
} from '@raade/contracts/withdrawn-releases';
import {
  type PointerDocument,
  pointerDocumentSchema,
} from '@raade/publishing/pointers/pointer-document';
import { noteActionWith } from '../audit/audit-log.ts';
import { firestore } from '../firestore.ts';
import { pointers } from '../publishing/live-pointers.ts';
import type { Mover } from './mover.ts';

/**
 * Withdraws a release, so that it can neither go live nor be previewed, or takes that back. It counts as a change of
 * the pointer, so that a move that is being checked is checked again, and the publisher tells previews.
 *
 * @throws HttpsError `permission-denied` for an app that is not the mover's, `not-found` for one that has no pointer,
 * `failed-precondition` for the release that is live
 */
export async function withdrawRelease(
  mover: Mover,
  request: WithdrawReleaseRequest,
): Promise<WithdrawReleaseResponse> {
  const { app, release, isWithdrawn } = request;
  if (!mover.mayMove(app)) {
    throw new HttpsError('permission-denied', 'This account may not withdraw versions of that.');
  }
  const document = pointers().doc(app);
  await firestore().runTransaction(async (transaction) => {
    const data = (await transaction.get(document)).data();
    if (!data) throw new HttpsError('not-found', `No version of ${app} was ever live.`);
    const last = pointerDocumentSchema.parse(data);
    const others = (last.withdrawn ?? []).filter((withdrawn) => withdrawn.release !== release);
    const wasWithdrawn = others.length < (last.withdrawn ?? []).length;
    if (wasWithdrawn === isWithdrawn) return;
    if (isWithdrawn) requireWithdrawable(last, request);
    transaction.update(document, {
      revision: last.revision + 1,
      withdrawn: isWithdrawn ? [withdrawalBy(mover, request), ...others] : others,
    });
    noteActionWith(transaction, {
      ...mover.actor,
      action: isWithdrawn ? 'withdraw-release' : 'allow-withdrawn-release',
      subject: document.path,
      details: { release },
    });
  });
  return { isWithdrawn };
}

function requireWithdrawable(
  { pointer, withdrawn = [] }: PointerDocument,
  { app, release }: WithdrawReleaseRequest,
): void {
  if (pointer.release === release) {
    throw new HttpsError(
      'failed-precondition',
      `${app} ${release} is what visitors get. Bring another version live first, on the staff page Releases or by \`npm run release -- rollback ${app}\`; then withdraw this one.`,
    );
  }
  if (withdrawn.length < WITHDRAWN_LIMIT) return;
  throw new HttpsError(
    'failed-precondition',
    `${WITHDRAWN_LIMIT} versions of ${app} are withdrawn already. Allow those again that its site retains no more.`,
  );
}

const withdrawalBy = ({ name }: Mover, { release, reason }: WithdrawReleaseRequest) => ({
  release,
  reason,
  withdrawn_by: name,
  withdrawn_at: Timestamp.now(),
});
