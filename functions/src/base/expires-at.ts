import { Timestamp } from 'firebase-admin/firestore';
import { COLLECTION_TABLE, EXPIRES_AT } from '@raade/contracts/firestore/collection-table';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The field by which Firestore deletes a document of that collection once its time is over. */
export function expiryOf(
  collection:
    | 'approvals'
    | 'campaignDrafts'
    | 'contentPublications'
    | 'deliveries'
    | 'importedRegistrants'
    | 'invitations'
    | 'metrics'
    | 'outbox'
    | 'reads'
    | 'registrantImports'
    | 'softBounces'
    | 'statements'
    | 'stripeEvents',
  now = Date.now(),
) {
  const { days } = COLLECTION_TABLE[collection].kept;
  return { [EXPIRES_AT]: Timestamp.fromMillis(now + days * DAY_MS) };
}
