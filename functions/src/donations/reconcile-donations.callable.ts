import { onCall, type CallableRequest } from 'firebase-functions/https';
import { CALLABLES } from '@raade/contracts/callables';
import { reconcileRequestSchema, type ReconcileResponse } from '@raade/contracts/reconciliation';
import { requireActor } from '../audit/actor.ts';
import { noteAction } from '../audit/audit-log.ts';
import { answering } from '../callable/failure.ts';
import { checkedInput } from '../callable/checked-input.ts';
import { donorCallable } from '../configuration/function-options.ts';
import { withinTime } from '../stripe/within-time.ts';
import { reconcile } from './reconcile.ts';

/** Two pages are two hundred payments: even if all are missing, the call ends before the staff page gives up on it. */
const PAGES_OF_A_CALL = 2;

/**
 * `reconcile-donations`: takes a `ReconcileRequest` of a member of the staff, answers a `ReconcileResponse`.
 * Whoever calls goes on with its cursor until there is none.
 */
export const reconcileDonationsCallable = onCall(
  donorCallable(),
  (request: CallableRequest<unknown>) =>
    answering(CALLABLES.reconcileDonations, () => reconcileFor(request)),
);

async function reconcileFor({
  auth,
  data,
}: Pick<CallableRequest<unknown>, 'auth' | 'data'>): Promise<ReconcileResponse> {
  const actor = await requireActor(auth, 'donations.reconcile');
  const { since, cursor } = checkedInput(reconcileRequestSchema, data);
  // The note comes before the work: nothing is repaired by hand without a trace, however the call ends.
  await noteAction({
    action: CALLABLES.reconcileDonations,
    ...actor,
    subject: null,
    details: { since, cursor: cursor ?? null },
  });
  return withinTime(() => reconcile({ since: new Date(since), cursor, pages: PAGES_OF_A_CALL }));
}
