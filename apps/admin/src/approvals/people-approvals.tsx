import { APPROVAL_DAYS, type Approval } from '@raade/contracts/approvals';
import { styled } from '@raade/platform';
import { Heading } from '@raade/ui';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '@raade/staff/rights/roles-context';
import { ApprovalPanel } from './approval-panel.tsx';
import { approvalsQuery, isWaiting } from './approvals.query.ts';
import { ReadingFailed } from './reading-failed.tsx';

const SHOWN_FOR_MS = APPROVAL_DAYS * 24 * 60 * 60 * 1000;

const Stack = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

/** Changes of who is an admin that wait, and how those of the last days ended; nothing where there is none. */
export function PeopleApprovals() {
  const mayRead = useMay('people.read');
  const query = useQuery({ ...approvalsQuery('people'), enabled: mayRead });
  const { data = [], dataUpdatedAt, error, isFetching, refetch } = query;
  const shown = data.filter(
    (approval) => isWaiting(approval) || wasDecidedAfter(approval, dataUpdatedAt - SHOWN_FOR_MS),
  );
  if (error) {
    return <ReadingFailed error={error} isFetching={isFetching} onRetry={() => void refetch()} />;
  }
  if (shown.length === 0) return null;
  return (
    <Stack aria-labelledby="approvals">
      <Heading as="h2" id="approvals">
        Approvals
      </Heading>
      {shown.map((approval) => (
        <ApprovalPanel key={approval.id} about="people" approval={approval} heading="h3" />
      ))}
    </Stack>
  );
}

const wasDecidedAfter = ({ decidedAt }: Approval, time: number) =>
  decidedAt !== null && Date.parse(decidedAt) > time;
