import { recordRow } from '../table/record-row.ts';
import { ACTION_LABELS } from './audit-labels.ts';
import type { RecordedEntry } from './read-audit-log.ts';

/** Found by who did it, what was done, and what to. */
export function auditRow(id: string, entry: RecordedEntry) {
  const { action, actor, actor_email = null, subject } = entry;
  return recordRow(id, entry, [actor_email, actor, ACTION_LABELS[action], subject]);
}

/** The address of the account; its id, or the name of the tool, if there is none. */
export function actorOf({ actor, actor_email }: RecordedEntry): string {
  return actor_email ?? actor;
}
