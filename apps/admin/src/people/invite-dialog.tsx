import { fieldErrors } from '@raade/contracts/base/field-errors';
import { INVITATION_DAYS, invitePersonRequestSchema } from '@raade/contracts/staff/people';
import type { Role } from '@raade/contracts/staff/roles';
import { Field, Input, useFieldErrors } from '@raade/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { refusalOf } from '@raade/staff/refusal-of';
import { invitation, tellOfPeople } from './change-people.ts';
import { FormDialog } from '@raade/staff/form-dialog';
import { RoleChoices } from './role-choices.tsx';

interface InviteDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const EMPTY = { email: '', roles: [] as Role[] };

/** Asks who is to be invited, and as what. */
export function InviteDialog({ isOpen, onClose }: InviteDialogProps) {
  const [values, setValues] = useState(EMPTY);
  const invite = useMutation(invitation);
  const { errors, show, forget, clear } = useFieldErrors<'email' | 'roles'>();

  const close = () => {
    setValues(EMPTY);
    invite.reset();
    clear();
    onClose();
  };
  const submit = (form: HTMLFormElement) => {
    const checked = z.safeParse(invitePersonRequestSchema, values);
    if (!checked.success) {
      show(fieldErrors(checked.error.issues), form);
      return;
    }
    invite.mutate(checked.data, {
      onSuccess: () => {
        const title = `Invitation sent to ${checked.data.email}`;
        const description = `It is good for ${INVITATION_DAYS} days.`;
        tellOfPeople({ tone: 'success', title, description });
        close();
      },
    });
  };
  const change = (changes: Partial<typeof EMPTY>) => {
    setValues((latest) => ({ ...latest, ...changes }));
    forget(Object.keys(changes));
  };

  return (
    <FormDialog
      title="Invite somebody"
      isOpen={isOpen}
      onClose={close}
      action={invite.isPending ? 'Inviting...' : 'Send Invitation'}
      isBusy={invite.isPending}
      refusal={invite.isError ? refusalOf(invite.error) : undefined}
      onSubmit={submit}
    >
      <Field
        label="Email"
        hint="They get a link that makes their account. An earlier invitation of theirs ends."
        error={errors.email}
      >
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="off"
            value={values.email}
            onChange={({ target }) => change({ email: target.value })}
          />
        )}
      </Field>
      <RoleChoices
        chosen={values.roles}
        onChange={(roles) => change({ roles })}
        error={errors.roles}
      />
    </FormDialog>
  );
}
