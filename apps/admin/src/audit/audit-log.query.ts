import { pagedQueries } from '../table/reading/paged.query.ts';
import { auditRow } from './audit-row.ts';
import { countAuditLog, readAuditLog } from './read-audit-log.ts';

const logQueries = pagedQueries({
  name: 'audit-log',
  read: readAuditLog,
  count: countAuditLog,
  rowOf: auditRow,
});

/** Always read again, so that the newest entry is included. */
export const auditLogQueries = {
  pages: { ...logQueries.pages, refetchOnMount: 'always' },
  count: { ...logQueries.count, refetchOnMount: 'always' },
} as const;
