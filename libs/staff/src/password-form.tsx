import { Button, Field, Input } from '@raade/ui';
import { type SubmitEvent, useState } from 'react';
import { CurrentPasswordField } from './current-password-field.tsx';
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
      <CurrentPasswordField label="Password" value={password} onChange={setPassword} />
      <Button type="submit" isBusy={isBusy}>
        {isBusy ? 'Signing in...' : 'Sign In'}
      </Button>
    </Form>
  );
}
