import { recordRow } from '../table/record-row.ts';
import { ACTION_LABELS } from './audit-labels.ts';
import type { RecordedEntry } from './read-audit-log.ts';

/** The row of an entry. Search looks through the account's address and id, the deed and the subject. */
export function auditRow(id: string, entry: RecordedEntry) {
  const { action, actor, actor_email = null, subject } = entry;
  return recordRow(id, entry, [actor_email, actor, ACTION_LABELS[action], subject]);
}

/** The address of the account; its id, or the name of the tool, if there is none. */
export function actorOf({ actor, actor_email }: RecordedEntry): string {
  return actor_email ?? actor;
}
