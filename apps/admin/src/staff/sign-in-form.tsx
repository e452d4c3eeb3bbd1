import { signIn } from '@raade/firebase/auth';
import { AuthFailure, type AuthFailureReason } from '@raade/firebase/auth-failure';
import { environment, styled } from '@raade/platform';
import { Button, Card, Field, Input, Notice } from '@raade/ui';
import { type SubmitEvent, useState } from 'react';
import { AUTH_MESSAGES } from './auth-messages.ts';
import { SeededAccount } from './seeded-account.tsx';

const Frame = styled(Card)`
  max-width: 28rem;
  margin: 0 auto;
`;

const Form = styled.form`
  display: grid;
  gap: var(--space-6);

  h1 {
    font-size: 1.75rem;
  }
`;

/** Asks for an account; who signs in stays on the page asked for. */
export function SignInForm() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<AuthFailureReason>();
  const [isBusy, setIsBusy] = useState(false);

  const handleSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    setFailure(undefined);
    setIsBusy(true);
    try {
      await signIn(environment(), email, password);
    } catch (error) {
      setFailure(error instanceof AuthFailure ? error.reason : 'unknown');
      setIsBusy(false);
    }
  };

  return (
    <Frame>
      <Form onSubmit={handleSubmit}>
        <h1>Staff Sign-In</h1>
        <SeededAccount />
        <Field label="Email">
          {(control) => (
            <Input
              {...control}
              type="email"
              autoComplete="username"
              required
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
        <Field label="Password">
          {(control) => (
            <Input
              {...control}
              type="password"
              autoComplete="current-password"
              required
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
        {failure && (
          <Notice role="alert" $tone="danger">
            {AUTH_MESSAGES[failure]}
          </Notice>
        )}
        <Button type="submit" isBusy={isBusy}>
          {isBusy ? 'Signing in...' : 'Sign In'}
        </Button>
      </Form>
    </Frame>
  );
}
