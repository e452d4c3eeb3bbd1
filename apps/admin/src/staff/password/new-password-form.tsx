import {
  PASSWORD_LENGTH,
  PASSWORD_MESSAGES,
  passwordProblem,
} from '@raade/contracts/staff/password';
import { setPassword } from '@raade/firebase/password-link';
import { environment, logger } from '@raade/platform';
import { AUTH_MESSAGES, reasonOf } from '@raade/staff/auth-messages';
import { TextField } from '@raade/staff/fields';
import { Form } from '@raade/staff/staff-frame.styles';
import { useFormValues } from '@raade/staff/use-form-values';
import { Button, Field, Input, Notice } from '@raade/ui';
import { useMutation } from '@tanstack/react-query';

import { queryClient } from '../../reading/query-client.ts';

interface NewPasswordFormProps {
  readonly code: string;
  /** The address of the account. Password managers read it, too. */
  readonly email: string;
  readonly onSet: () => void;
  readonly onLinkOver: () => void;
}

const HINT = `At least ${PASSWORD_LENGTH.least} characters. A few words that only you put together are good.`;

/** A password that is typed twice, until it is set. */
export function NewPasswordForm({ code, email, onSet, onLinkOver }: NewPasswordFormProps) {
  const { values, errors, show, change } = useFormValues({ password: '', repeated: '' });
  const { password, repeated } = values;
  const setting = useMutation(
    {
      mutationFn: () => setPassword(environment(), code, password),
      onSuccess: onSet,
      onError: (error) => {
        const reason = reasonOf(error);
        logger.error('password not set', { reason }, error);
        if (reason === 'link-over') onLinkOver();
      },
    },
    queryClient,
  );
  const submit = (form: HTMLFormElement) => {
    const problem = passwordProblem(password, email);
    if (problem !== undefined) show({ password: problem }, form);
    else if (password !== repeated) show({ repeated: PASSWORD_MESSAGES.different }, form);
    else if (!setting.isPending) setting.mutate();
  };
  const typed = { type: 'password', autoComplete: 'new-password' } as const;
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget);
      }}
    >
      <Field label="Email">
        {(control) => (
          <Input {...control} type="email" autoComplete="username" readOnly value={email} />
        )}
      </Field>
      <TextField
        label="New password"
        hint={HINT}
        error={errors.password}
        {...typed}
        value={password}
        onChange={(text) => change({ password: text })}
      />
      <TextField
        label="New password again"
        error={errors.repeated}
        {...typed}
        value={repeated}
        onChange={(text) => change({ repeated: text })}
      />
      <Button type="submit" isBusy={setting.isPending}>
        {setting.isPending ? 'Setting your password...' : 'Set Password'}
      </Button>
      {setting.isError && (
        <Notice role="alert" $tone="danger">
          {AUTH_MESSAGES[reasonOf(setting.error)]}
        </Notice>
      )}
    </Form>
  );
}
