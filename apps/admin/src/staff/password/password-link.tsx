import {
  FORGOT_PASSWORD_PATH,
  PASSWORD_LENGTH,
  PASSWORD_MESSAGES,
  passwordProblem,
} from '@raade/contracts/staff/password';
import type { AuthFailureReason } from '@raade/firebase/auth-failure';
import { addressOfLink, setPassword } from '@raade/firebase/password-link';
import { environment, logger } from '@raade/platform';
import { AUTH_MESSAGES, reasonOf } from '@raade/staff/auth-messages';
import { Loading } from '@raade/staff/loading';
import { Form } from '@raade/staff/staff-frame.styles';
import { Button, ButtonLink, Field, Input, Notice } from '@raade/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TextField } from '@raade/staff/fields';
import { useFormValues } from '@raade/staff/use-form-values';
import { queryClient } from '../../reading/query-client.ts';

/** A link for a removed or disabled account is treated like an expired link. */
const ENDED: readonly AuthFailureReason[] = ['link-over', 'wrong-credentials', 'account-disabled'];

async function addressOf(code: string): Promise<string> {
  try {
    return await addressOfLink(environment(), code);
  } catch (error) {
    logger.warn('link not good', { reason: reasonOf(error) }, error);
    throw error;
  }
}

/** The steps of a mailed link: it is checked, then a password is set. A link works once. */
export function PasswordLink({ code }: { readonly code: string }) {
  const [result, setResult] = useState<'set' | 'expired'>();
  const { data, error, isFetching, refetch } = useQuery(
    {
      queryKey: ['password-link', code],
      queryFn: () => addressOf(code),
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  );
  if (result === 'set') {
    return (
      <>
        <Notice role="status" $tone="success">
          Your password is set. Sign in with it now.
        </Notice>
        <ButtonLink to="/admin">Sign In</ButtonLink>
      </>
    );
  }
  if (result === 'expired') return <ExpiredLink />;
  if (data !== undefined) {
    return (
      <NewPasswordForm
        code={code}
        email={data}
        onSet={() => setResult('set')}
        onExpired={() => setResult('expired')}
      />
    );
  }
  if (isFetching) return <Loading>Checking your link...</Loading>;
  const reason = reasonOf(error);
  if (ENDED.includes(reason)) return <ExpiredLink />;
  return (
    <>
      <Notice role="alert" $tone="danger">
        {AUTH_MESSAGES[reason]}
      </Notice>
      <Button onClick={() => void refetch()}>Try Again</Button>
    </>
  );
}

/** The message for an expired link, with a link to request another one. */
export function ExpiredLink() {
  return (
    <>
      <Notice role="alert" $tone="danger">
        This link has already been used, is older than an hour, or is incomplete.
      </Notice>
      <ButtonLink to={FORGOT_PASSWORD_PATH}>Get a New Link</ButtonLink>
    </>
  );
}

interface NewPasswordFormProps {
  readonly code: string;
  /** The address of the account, also for password managers. */
  readonly email: string;
  readonly onSet: () => void;
  readonly onExpired: () => void;
}

const HINT = `At least ${PASSWORD_LENGTH.least} characters. A few words that nobody else would combine work well.`;

/** The form for a new password, which is typed twice. */
function NewPasswordForm({ code, email, onSet, onExpired }: NewPasswordFormProps) {
  const { values, errors, show, change } = useFormValues({ password: '', repeated: '' });
  const { password, repeated } = values;
  const passwordMutation = useMutation(
    {
      mutationFn: () => setPassword(environment(), code, password),
      onSuccess: onSet,
      onError: (error) => {
        const reason = reasonOf(error);
        logger.error('password not set', { reason }, error);
        if (reason === 'link-over') onExpired();
      },
    },
    queryClient,
  );
  const submit = (form: HTMLFormElement) => {
    const problem = passwordProblem(password, email);
    if (problem !== undefined) show({ password: problem }, form);
    else if (password !== repeated) show({ repeated: PASSWORD_MESSAGES.different }, form);
    else if (!passwordMutation.isPending) passwordMutation.mutate();
  };
  const passwordProps = { type: 'password', autoComplete: 'new-password' } as const;
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
        {...passwordProps}
        value={password}
        onChange={(text) => change({ password: text })}
      />
      <TextField
        label="New password again"
        error={errors.repeated}
        {...passwordProps}
        value={repeated}
        onChange={(text) => change({ repeated: text })}
      />
      <Button type="submit" isBusy={passwordMutation.isPending}>
        {passwordMutation.isPending ? 'Setting your password...' : 'Set Password'}
      </Button>
      {passwordMutation.isError && (
        <Notice role="alert" $tone="danger">
          {AUTH_MESSAGES[reasonOf(passwordMutation.error)]}
        </Notice>
      )}
    </Form>
  );
}
