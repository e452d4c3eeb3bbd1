import { styled } from '@raade/platform';
import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '../reading/query-client.ts';
import { IfMay } from '@raade/staff/rights/if-may';
import { RecordsView } from '../table/records-view.tsx';
import { AUDIT_TABLE } from './audit-table.tsx';

const Title = styled.h1`
  font-size: var(--text-title);
`;

const Intro = styled.p`
  max-width: var(--text-width);
  margin-block-start: var(--space-2);
  color: var(--color-text-muted);
`;

export default function AuditLogPage() {
  return (
    <QueryClientProvider client={queryClient}>
      <div>
        <Title>Audit Log</Title>
        <Intro>
          Everything that staff changed, exported or emailed. Entries of one person on one record
          within 15 minutes are shown together. Nobody can change or delete an entry.
        </Intro>
      </div>
      <IfMay right="audit-log.read" to="read the audit log">
        <RecordsView table={AUDIT_TABLE} />
      </IfMay>
    </QueryClientProvider>
  );
}
