import { FailureNotice } from '@raade/staff/failure-notice';
import { BRAND } from '@raade/contracts/base/brand';
import { CALLABLES } from '@raade/contracts/base/callables';
import {
  passwordResetRequestSchema,
  passwordResetResponseSchema,
} from '@raade/contracts/staff/password';
import { callFunction, CallFailure } from '@raade/firebase/callables';
import { environment, Link, logger, usePageHead } from '@raade/platform';
import { TextField } from '@raade/staff/fields';
import { Form, FormCard, StaffFrame } from '@raade/staff/staff-frame.styles';
import { useCheckedValues } from '@raade/staff/use-checked-values';
import { Button, Notice } from '@raade/ui';
import { useMutation } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import type * as z from 'zod/mini';
import { queryClient } from '../../reading/query-client.ts';
import { STAFF_HEAD } from '../staff.head.ts';

const HEAD = { ...STAFF_HEAD, title: `Forgot Your Password? - ${BRAND.shortName}` };

/** Sends a link to set a password, also to invited people whose first link has expired. */
export default function ForgotPasswordPage() {
  usePageHead(HEAD);
  return (
    <StaffFrame>
      <FormCard>
        <h1>Forgot your password?</h1>
        <p>Enter your email address. We will send you a link to set a new password.</p>
        <ForgotPasswordForm />
        <p>
          <Link to="/admin">Back to sign-in</Link>
        </p>
      </FormCard>
    </StaffFrame>
  );
}

const NO_RESPONSE = 'We could not reach our service. Please try again in a moment.';

/** The message for a request that sent no link. */
function refusalOf(error: unknown): string {
  const hasMessage = error instanceof CallFailure && error.code === 'resource-exhausted';
  return (hasMessage && error.messageForUsers) || NO_RESPONSE;
}

/** The message is the same for every address, so that it does not reveal who has an account. */
function ForgotPasswordForm() {
  const { values, errors, check, change } = useCheckedValues({ email: '' });
  const resetMutation = useMutation(
    {
      mutationFn: (request: z.output<typeof passwordResetRequestSchema>) => {
        const name = CALLABLES.requestPasswordReset;
        return callFunction(environment(), name, request, passwordResetResponseSchema);
      },
      onError: (error) => logger.error('no link asked for', {}, error),
    },
    queryClient,
  );
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const request = check(passwordResetRequestSchema, values, event.currentTarget);
    if (request && !resetMutation.isPending) resetMutation.mutate(request);
  };
  return (
    <Form onSubmit={handleSubmit} noValidate>
      <TextField
        label="Email"
        error={errors.email}
        type="email"
        autoComplete="username"
        value={values.email}
        onChange={(email) => change({ email })}
      />
      <Button type="submit" isBusy={resetMutation.isPending}>
        {resetMutation.isPending ? 'Sending...' : 'Send Me a Link'}
      </Button>
      <div role="status">
        {resetMutation.isSuccess && (
          <Notice $tone="success">
            If <strong>{resetMutation.variables.email}</strong> belongs to a member of our staff, a
            link is on its way there. It may take a few minutes, and works for one hour.
          </Notice>
        )}
      </div>
      <FailureNotice>{resetMutation.isError && refusalOf(resetMutation.error)}</FailureNotice>
    </Form>
  );
}
