import { recordRow, type RecordRow } from '../table/record-row.ts';
import { labelOf } from './audit-labels.ts';
import type { RecordedEntry } from './read-audit-log.ts';

const QUARTER_HOUR_MS = 15 * 60_000;

/** The actions of one person on one record within a quarter of an hour, newest first. Without a record: equal actions. */
export interface AuditGroup {
  readonly entries: readonly [RecordedEntry, ...RecordedEntry[]];
}

/** Like `Edited a draft (7 times), Published content`. */
export function groupText({ entries }: AuditGroup): string {
  const counts = new Map<string, number>();
  for (const { action } of entries) {
    counts.set(labelOf(action), (counts.get(labelOf(action)) ?? 0) + 1);
  }
  return [...counts]
    .map(([label, count]) => (count === 1 ? label : `${label} (${count} times)`))
    .join(', ');
}

/** The row of an entry. Search looks through the account's address and id, the actions and the record. */
export const auditRow = (id: string, entry: RecordedEntry) => groupRow(id, { entries: [entry] });

function groupRow(id: string, group: AuditGroup): RecordRow<AuditGroup> {
  const [{ actor, actor_email = null, subject }] = group.entries;
  return recordRow(id, group, [actor_email, actor, groupText(group), subject]);
}

/** The email address of the account. Without an address: the id of the account, or the name of the tool. */
export const actorOf = ({ entries: [{ actor, actor_email }] }: AuditGroup): string =>
  actor_email ?? actor;

function groupKeyOf({ actor, subject, action, created_at }: RecordedEntry): string {
  const quarter = Math.floor(created_at.getTime() / QUARTER_HOUR_MS);
  return JSON.stringify([actor, subject ?? action, quarter]);
}

/** One row for each group, named by its newest entry. */
export function groupedRows(rows: readonly RecordRow<AuditGroup>[]): RecordRow<AuditGroup>[] {
  const groups = new Map<string, RecordRow<AuditGroup>[]>();
  for (const row of rows) {
    const key = groupKeyOf(row.data.entries[0]);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()].flatMap(([firstRow, ...otherRows]) => {
    // A single entry keeps its row.
    if (!firstRow || otherRows.length === 0) return firstRow ?? [];
    const [newest] = firstRow.data.entries;
    const older = otherRows.flatMap(({ data }) => data.entries);
    return groupRow(firstRow.id, { entries: [newest, ...older] });
  });
}
