import { Timestamp } from 'firebase-admin/firestore';
import {
  SUPPRESSION_REASONS,
  type SuppressionRequest,
  type SuppressionResponse,
  SUPPRESSION_RIGHT,
  suppressionRequestSchema,
} from '@raade/contracts/mail/suppressions';
import type { Actor } from '../../base/audit/actor.ts';
import { auditActionWith } from '../../base/audit/audit-log.ts';
import { firestore } from '../../base/firestore.ts';
import { addressInAuditLog } from '../address-in-audit-log.ts';
import { addressHash } from '../../base/address.ts';
import { softBouncesOf, readSuppression, suppressionOf, type Suppression } from './suppression.ts';
import { staffCall } from '../../base/call.ts';

/**
 * Reads the suppression of an address, adds one by hand, or lifts it, with an entry in the audit log. An unsubscription
 * stays: only the reader can take it back.
 */
export function controlSuppression(
  { action, address }: SuppressionRequest,
  actor: Actor,
): Promise<SuppressionResponse> {
  const hash = addressHash(address);
  return firestore().runTransaction(async (transaction) => {
    const document = suppressionOf(hash);
    const current = readSuppression(await transaction.get(document));
    auditActionWith(transaction, actor, 'control-suppression', null, {
      action,
      address: addressInAuditLog(address),
    });
    if (action === 'look-up') return answerOf(current);
    const changed = CHANGED[action](current);
    transaction.set(document, changed);
    if (action === 'lift') transaction.delete(softBouncesOf(hash));
    return answerOf(changed);
  });
}

/** The suppression after each action. */
const CHANGED: Readonly<Record<'suppress' | 'lift', (current: Suppression) => Suppression>> = {
  suppress: ({ reasons, ...rest }) => ({
    ...rest,
    reasons: { 'by-hand': { since: Timestamp.now(), source: 'staff' }, ...reasons },
  }),
  // Later reports of earlier events do not suppress the address again.
  lift: ({ reasons: { unsubscribed } }) => ({
    reasons: unsubscribed ? { unsubscribed } : {},
    lifted_at: Timestamp.now(),
  }),
};

function answerOf({ reasons }: Suppression): SuppressionResponse {
  return {
    reasons: SUPPRESSION_REASONS.flatMap((reason) => {
      const details = reasons[reason];
      if (details === undefined) return [];
      const since = details.since.toDate().toISOString();
      return [{ reason, source: details.source, since }];
    }),
  };
}

/** Shows and changes for staff which reasons keep an address from getting email. */
export const controlSuppressionCall = staffCall(
  suppressionRequestSchema,
  SUPPRESSION_RIGHT,
  controlSuppression,
);
