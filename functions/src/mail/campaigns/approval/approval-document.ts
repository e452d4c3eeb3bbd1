import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import * as z from 'zod/mini';
import {
  APPROVAL_DAYS,
  APPROVAL_STATES,
  approvalCampaignSchema,
} from '@raade/contracts/mail/approvals';
import { expiryOf } from '../../../base/expires-at.ts';
import { collection } from '../../../base/firestore.ts';

const VALID_FOR_MS = APPROVAL_DAYS * 24 * 60 * 60 * 1000;

/** An approval of a large campaign, as it is stored. */
const approvalRecordSchema = z.object({
  state: z.enum(APPROVAL_STATES),
  /** The campaign that is to be approved, in short. */
  campaign: approvalCampaignSchema,
  digest: z.string(),
  requested_by: z.string(),
  requested_at: z.instanceof(Timestamp),
  valid_until: z.instanceof(Timestamp),
  /** Null while it waits, and if nobody decided. */
  decided_by: z.nullable(z.string()),
  decided_at: z.nullable(z.instanceof(Timestamp)),
  reason: z.nullable(z.string()),
  /** When the sweep, which runs each minute, ends it; null once it has ended. */
  next_check_at: z.nullable(z.instanceof(Timestamp)),
});
export type ApprovalRecord = z.infer<typeof approvalRecordSchema>;

/** The approval of a campaign has the same id as the campaign. */
export function approvalDocument(id: string) {
  return collection('approvals').doc(id);
}

/** @throws z.core.$ZodError if the document is malformed */
export function approvalOf(document: DocumentSnapshot): ApprovalRecord {
  return z.parse(approvalRecordSchema, document.data());
}

/** @throws HttpsError `not-found` if the document does not exist */
export function existingApproval(document: DocumentSnapshot): ApprovalRecord {
  if (document.exists) return approvalOf(document);
  throw new HttpsError('not-found', 'There is no such approval.');
}

type NewRequest = Pick<ApprovalRecord, 'campaign' | 'digest' | 'requested_by'>;

/**
 * The fields of a new approval.
 *
 * @param valid_until the start of the campaign, if it is scheduled
 */
export function newApproval(
  request: NewRequest,
  valid_until = Timestamp.fromMillis(Date.now() + VALID_FOR_MS),
) {
  const approval: ApprovalRecord = {
    ...request,
    state: 'waiting',
    requested_at: Timestamp.now(),
    valid_until,
    decided_by: null,
    decided_at: null,
    reason: null,
    next_check_at: valid_until,
  };
  return { ...approval, ...expiryOf('approvals') };
}
