import { Timestamp } from 'firebase-admin/firestore';
import {
  EXPORT_RIGHTS,
  recordExportRequestSchema,
  type RecordExportResponse,
} from '@raade/contracts/staff/audit';
import {
  auditReadingRequestSchema,
  type AuditReadingResponse,
  rightToRead,
  PERMIT_VALID_MS,
} from '@raade/contracts/firestore/audited-reading';
import { sessionId } from '@raade/contracts/staff/staff-session';
import { auditAction, auditActionWith } from '../../base/audit/audit-log.ts';
import { staffCall } from '../../base/call.ts';
import { requireStaff } from '../../base/rights/require-right.ts';
import { expiryOf } from '../../base/expires-at.ts';
import { collection, firestore } from '../../base/firestore.ts';
import { counterOf, hashOf, oneMore } from '../../base/limits/counter.ts';

/**
 * Writes an audit entry that somebody reads a collection. The same commit writes the permit, without which the rules
 * refuse the read. The permit is for this session and lasts `PERMIT_VALID_MS`; permits for other collections stay valid.
 * With `record`, writes only an audit entry that this document was opened, at most once an hour and session.
 */
export const auditReadingCall = staffCall(
  auditReadingRequestSchema,
  rightToRead,
  async ({ collection: name, record }, actor, auth): Promise<AuditReadingResponse> => {
    const session = sessionId(requireStaff(auth));
    if (record !== undefined) {
      // Counters last an hour.
      const counter = counterOf('openings', hashOf(`${session} ${name} ${record}`));
      // Imported ids can be addresses, which the audit log must not contain.
      const subject = record.includes('@') ? name : `${name}/${record}`;
      await firestore().runTransaction(async (transaction) => {
        if ((await transaction.get(counter)).exists) return;
        transaction.set(counter, oneMore());
        auditActionWith(transaction, actor, 'open-record', subject);
      });
      return { audited: true };
    }
    const until = Timestamp.fromMillis(Date.now() + PERMIT_VALID_MS);
    const batch = firestore().batch();
    const details = { session, until: until.toDate().toISOString() };
    auditActionWith(batch, actor, 'read-people', name, details);
    const permit = collection('reads').doc(session);
    batch.set(permit, { until: { [name]: until }, ...expiryOf('reads') }, { merge: true });
    await batch.commit();
    return { audited: true };
  },
);

/** Writes an audit entry about an export. Staff pages, which write export files in the browser, call this first. */
export const recordExportCall = staffCall(
  recordExportRequestSchema,
  ({ action }) => EXPORT_RIGHTS[action],
  async ({ action, rows }, actor): Promise<RecordExportResponse> => {
    await auditAction(actor, action, null, { rows });
    return { recorded: true };
  },
);
