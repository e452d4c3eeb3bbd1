import { onSchedule } from 'firebase-functions/scheduler';
import { scheduled } from '../configuration/function-options.ts';
import { firestore } from '../firestore.ts';
import { publishSeal } from './publish-seal.ts';
import { sealAuditLog } from './seal-audit-log.ts';

/** `seal-audit-log`: every quarter of an hour. */
export const sealAuditLogSchedule = onSchedule(scheduled('every 15 minutes'), async () => {
  await sealAuditLog(firestore(), publishSeal);
});
