import { APPROVAL_RIGHTS, type Approval, type ApprovalAbout } from '@raade/contracts/approvals';
import { Link, styled } from '@raade/platform';
import { Notice } from '@raade/ui';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '@raade/staff/rights/roles-context';
import { titleOf } from './approval-labels.ts';
import { approvalsQuery, isWaiting } from './approvals.query.ts';

const List = styled.ul`
  padding-inline-start: var(--space-6);
`;

const pageOf = ({ id, matter }: Approval) =>
  matter.kind === 'campaign' ? `/admin/email-management/${id}` : '/admin/people';

/** The notice of what waits for a second member of the staff, with the ways to it. */
export function WaitingApprovals({ about }: { readonly about: ApprovalAbout }) {
  const mayRead = useMay(APPROVAL_RIGHTS[about].read);
  const { data = [] } = useQuery({ ...approvalsQuery(about), enabled: mayRead });
  const waiting = data.filter(isWaiting);
  if (waiting.length === 0) return null;
  return (
    <Notice role="status">
      <p>
        <strong>This waits for a second member of the staff:</strong>
      </p>
      <List>
        {waiting.map((approval) => (
          <li key={approval.id}>
            <Link to={pageOf(approval)}>{titleOf(approval.matter)}</Link>
            {approval.isOwn && <span> (asked for by you)</span>}
          </li>
        ))}
      </List>
    </Notice>
  );
}
