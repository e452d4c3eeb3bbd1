import { styled } from '@raade/platform';
import { Button } from '@raade/ui';

interface SessionBarProps {
  readonly email: string;
  readonly onSignOut: () => void;
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  color: var(--color-text-muted);
`;

export function SessionBar({ email, onSignOut }: SessionBarProps) {
  return (
    <Bar>
      <p>Signed in as {email}</p>
      <Button look="quiet" onClick={onSignOut}>
        Sign Out
      </Button>
    </Bar>
  );
}
