import { APPROVAL_RIGHTS } from '@raade/contracts/mail/approvals';
import { Link, styled } from '@raade/platform';
import { Notice } from '@raade/ui';
import { useQuery } from '@tanstack/react-query';
import { Age } from '@raade/staff/age';
import { useMay } from '@raade/staff/rights/roles-context';
import { titleOf } from './approval-labels.ts';
import { approvalsQuery, isWaiting } from './approvals.query.ts';

const List = styled.ul`
  padding-inline-start: var(--space-6);
`;

/** The campaigns that wait for approval by a second member of the staff, with links to them. */
export function WaitingApprovals() {
  const mayRead = useMay(APPROVAL_RIGHTS.read);
  const { data = [] } = useQuery({ ...approvalsQuery, enabled: mayRead });
  const waiting = data.filter(isWaiting);
  if (waiting.length === 0) return null;
  return (
    <Notice role="status">
      <p>
        <strong>Needs approval from another staff member:</strong>
      </p>
      <List>
        {waiting.map((approval) => (
          <li key={approval.id}>
            <Link to={`/admin/email-management/${approval.id}`}>{titleOf(approval.campaign)}</Link>
            <span>{approval.isOwn ? ', requested by you ' : ', requested '}</span>
            <Age at={approval.requestedAt} />
          </li>
        ))}
      </List>
    </Notice>
  );
}
