import { pagedQueries } from '../table/reading/paged.query.ts';
import { auditRow } from './audit-row.ts';
import { countAuditLog, readAuditLog } from './read-audit-log.ts';

const fromLog = pagedQueries({
  name: 'audit-log',
  read: readAuditLog,
  count: countAuditLog,
  rowOf: auditRow,
});

/** Whoever opens the log wants to see what has just been done, too: nothing that was read before will do. */
export const auditLogQueries = {
  pages: { ...fromLog.pages, refetchOnMount: 'always' },
  count: { ...fromLog.count, refetchOnMount: 'always' },
} as const;
