import { BACKUP_WEEKS } from '@raade/contracts/health/backups';
import type { CollectionRow } from '@raade/contracts/firestore/collection-row';
import { COLLECTION_TABLE } from '@raade/contracts/firestore/collection-table';

const ROWS: readonly CollectionRow[] = Object.values(COLLECTION_TABLE);

/** Returns sentences on how long these collections and their subcollections are stored, without duplicates. */
export function retentionTexts(collections: readonly string[]): readonly string[] {
  const rows = ROWS.filter(({ path }) => collections.includes(path.split('/')[0] ?? ''));
  return [...new Set(rows.map(({ retention }) => retention.text))];
}

/** Returns the sentence about backups, which erasures do not change. */
export const backupRetention = () =>
  `Data that we delete for you stays in backups of our database for up to ${BACKUP_WEEKS} more weeks. Nobody reads them, and if we ever need one, we delete your data from it first.`;
