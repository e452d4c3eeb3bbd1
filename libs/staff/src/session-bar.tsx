import { Link, styled } from '@raade/platform';
import { Button } from '@raade/ui';

interface SessionBarProps {
  readonly email: string;
  /** False while the pages of staff are still closed to the account. */
  readonly hasPages: boolean;
  readonly onSignOut: () => void;
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  color: var(--color-text-muted);

  p {
    margin-inline-end: auto;
  }
`;

export function SessionBar({ email, hasPages, onSignOut }: SessionBarProps) {
  return (
    <Bar>
      <p>{`Signed in as ${email}`}</p>
      {hasPages && <Link to="/admin/account">Your Account</Link>}
      <Button look="quiet" onClick={onSignOut}>
        Sign Out
      </Button>
    </Bar>
  );
}
