import type { AuthFailureReason } from '@raade/firebase/auth-failure';
import { styled } from '@raade/platform';
import { Button, Notice } from '@raade/ui';
import { AUTH_MESSAGES } from './auth-messages.ts';

interface SessionUnknownProps {
  readonly reason: AuthFailureReason;
  readonly onRetry: () => void;
}

const Frame = styled(Notice)`
  display: grid;
  justify-items: start;
  gap: var(--space-4);
  max-width: 36rem;
  margin: 0 auto;
`;

/** The view for an account that is signed in, but whose rights could not be read. */
export function SessionUnknown({ reason, onRetry }: SessionUnknownProps) {
  return (
    <Frame role="alert" $tone="danger">
      <p>{AUTH_MESSAGES[reason]}</p>
      <Button onClick={onRetry}>Try Again</Button>
    </Frame>
  );
}
