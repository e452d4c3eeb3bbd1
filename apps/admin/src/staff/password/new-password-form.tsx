import { PASSWORD_LENGTH } from '@raade/contracts/staff/password';
import { Button, Field, Input, Notice } from '@raade/ui';
import { AUTH_MESSAGES } from '@raade/staff/auth-messages';
import { Form } from '@raade/staff/staff-frame.styles';
import { useNewPassword } from './use-new-password.ts';

interface NewPasswordFormProps {
  readonly code: string;
  /** The address of the account. Password managers read it, too. */
  readonly email: string;
  readonly onSet: () => void;
  readonly onLinkOver: () => void;
}

const HINT = `At least ${PASSWORD_LENGTH.least} characters. A few words that only you put together are good.`;

export function NewPasswordForm({ email, ...link }: NewPasswordFormProps) {
  const form = useNewPassword({ email, ...link });
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit(event.currentTarget);
      }}
    >
      <Field label="Email">
        {(control) => (
          <Input {...control} type="email" autoComplete="username" readOnly value={email} />
        )}
      </Field>
      <Field label="New password" hint={HINT} error={form.errors.password}>
        {(control) => (
          <Input
            {...control}
            type="password"
            autoComplete="new-password"
            value={form.values.password}
            onChange={({ target }) => form.change('password', target.value)}
          />
        )}
      </Field>
      <Field label="New password again" error={form.errors.repeated}>
        {(control) => (
          <Input
            {...control}
            type="password"
            autoComplete="new-password"
            value={form.values.repeated}
            onChange={({ target }) => form.change('repeated', target.value)}
          />
        )}
      </Field>
      <Button type="submit" isBusy={form.isBusy}>
        {form.isBusy ? 'Setting your password...' : 'Set Password'}
      </Button>
      {form.failure && (
        <Notice role="alert" $tone="danger">
          {AUTH_MESSAGES[form.failure]}
        </Notice>
      )}
    </Form>
  );
}
