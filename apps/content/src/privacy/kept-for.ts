import { BACKUP_WEEKS } from '@raade/contracts/health/backups';
import type { CollectionRow } from '@raade/contracts/firestore/collection-row';
import { COLLECTION_TABLE } from '@raade/contracts/firestore/collection-table';

const ROWS: readonly CollectionRow[] = Object.values(COLLECTION_TABLE);

/** How long these collections, and those within them, keep what they hold; each sentence once. */
export function keptFor(collections: readonly string[]): readonly string[] {
  const rows = ROWS.filter(({ path }) => collections.includes(path.split('/')[0] ?? ''));
  return [...new Set(rows.map(({ retention }) => retention.text))];
}

/** The sentence about backups, which an erasure does not change. */
export const keptInBackups = () =>
  `What you had us delete stays in backups of our database for up to ${BACKUP_WEEKS} weeks more. Nobody reads them, and if we ever need one, we delete your data from it first.`;
