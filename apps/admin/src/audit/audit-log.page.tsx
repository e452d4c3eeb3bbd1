import { StaffPage } from '@raade/staff/staff-page';
import { IfMay } from '@raade/staff/rights/if-may';
import { Note } from '@raade/ui';
import { withQueries } from '../reading/with-queries.tsx';
import { RecordsView } from '../table/records-view.tsx';
import { AUDIT_TABLE } from './audit-table.tsx';

function AuditLogPage() {
  return (
    <StaffPage title="Audit Log" intro="What staff changed, exported or emailed.">
      <IfMay right="audit-log.read" to="read the audit log">
        <RecordsView table={AUDIT_TABLE} />
        <Note>Entries of one person on one record within 15 minutes are shown together.</Note>
      </IfMay>
    </StaffPage>
  );
}

export default withQueries(AuditLogPage);
