import { Button, Field, Input } from '@raade/ui';
import { type SubmitEvent, useState } from 'react';
import { Form } from './staff-frame.styles.ts';

interface PasswordFormProps {
  readonly isBusy: boolean;
  readonly onSubmit: (email: string, password: string) => void;
}

export function PasswordForm({ isBusy, onSubmit }: PasswordFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit(email, password);
  };

  return (
    <Form onSubmit={handleSubmit}>
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
      <Button type="submit" isBusy={isBusy}>
        {isBusy ? 'Signing in...' : 'Sign In'}
      </Button>
    </Form>
  );
}
