import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { AuditEntry } from '@raade/contracts/audit';
import { COLLECTIONS } from '@raade/contracts/collections';

/** Notes in the audit log what a command is about to do, as the functions do it for staff. */
export async function noteAction(firestore: Firestore, entry: AuditEntry): Promise<void> {
  const created_at = FieldValue.serverTimestamp();
  await firestore
    .collection(COLLECTIONS.auditLog)
    .doc()
    .create({ ...entry, created_at });
}
