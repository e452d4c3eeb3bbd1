import { styled } from '@raade/platform';
import { Button, Card } from '@raade/ui';

interface NotStaffProps {
  readonly email: string;
  readonly onSignOut: () => void;
}

const Frame = styled(Card)`
  display: grid;
  justify-items: start;
  gap: var(--space-4);
  max-width: 36rem;
  margin: 0 auto;

  h1 {
    font-size: 1.75rem;
  }
`;

/** Being signed in is not enough: an account becomes staff by a claim that only an administrator sets. */
export function NotStaff({ email, onSignOut }: NotStaffProps) {
  return (
    <Frame>
      <h1>This account is not staff</h1>
      <p>
        You are signed in as <strong>{email}</strong>, but this account may not use the staff pages.
        Ask an administrator to give it the staff role, then sign in again.
      </p>
      <Button onClick={onSignOut}>Sign Out</Button>
    </Frame>
  );
}
