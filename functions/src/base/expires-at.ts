import { Timestamp } from 'firebase-admin/firestore';
import { COLLECTION_TABLE, EXPIRES_AT } from '@raade/contracts/firestore/collection-table';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns the field that makes Firestore delete the document, after the days that the retention table gives its
 * collection.
 */
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
  const { days } = COLLECTION_TABLE[collection].retention;
  return { [EXPIRES_AT]: Timestamp.fromMillis(now + days * DAY_MS) };
}
