import { fieldErrors } from '@raade/contracts/base/field-errors';
import { passwordResetRequestSchema } from '@raade/contracts/staff/password';
import { Button, Field, Input, Notice, useFieldErrors } from '@raade/ui';
import { type SubmitEvent, useState } from 'react';
import * as z from 'zod/mini';
import { Form } from '@raade/staff/staff-frame.styles';
import { askForLink } from './ask-for-link.ts';

/** Says the same of every address, so that it tells nobody who has an account. */
export function ForgotPasswordForm() {
  const [email, setEmail] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [asked, setAsked] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const { errors, show, clear } = useFieldErrors<'email'>();

  const send = async (address: string) => {
    setIsBusy(true);
    setAsked(undefined);
    setRefusal(undefined);
    const reason = await askForLink(address);
    setIsBusy(false);
    setRefusal(reason);
    if (reason === undefined) setAsked(address);
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const checked = z.safeParse(passwordResetRequestSchema, { email });
    if (!checked.success) show(fieldErrors(checked.error.issues), event.currentTarget);
    else if (!isBusy) void send(checked.data.email);
  };

  return (
    <Form onSubmit={handleSubmit} noValidate>
      <Field label="Email" error={errors.email}>
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="username"
            value={email}
            onChange={({ target }) => {
              setEmail(target.value);
              clear();
            }}
          />
        )}
      </Field>
      <Button type="submit" isBusy={isBusy}>
        {isBusy ? 'Sending...' : 'Send Me a Link'}
      </Button>
      <div role="status">
        {asked !== undefined && (
          <Notice $tone="success">
            If <strong>{asked}</strong> belongs to a member of our staff, a link is on its way
            there. It may take a few minutes, and works for one hour.
          </Notice>
        )}
      </div>
      <div role="alert">{refusal !== undefined && <Notice $tone="danger">{refusal}</Notice>}</div>
    </Form>
  );
}
