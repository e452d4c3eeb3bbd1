import { INVITATION_DAYS, invitePersonRequestSchema } from '@raade/contracts/staff/people';
import type { Role } from '@raade/contracts/staff/roles';
import { TextField } from '@raade/staff/fields';
import { useCheckedValues } from '@raade/staff/use-checked-values';
import type { OpenedDialog } from '../action-dialog/dialog-button.tsx';
import { ActionDialog } from '../action-dialog/action-dialog.tsx';
import { inviteMutation, showPeopleToast } from './people.query.ts';
import { RoleChoices } from './role-choices.tsx';

/** Asks for the address and the roles of an invitation. */
export function InviteDialog({ isOpen, onClose }: Pick<OpenedDialog, 'isOpen' | 'onClose'>) {
  const { values, errors, check, change } = useCheckedValues({ email: '', roles: [] as Role[] });
  return (
    <ActionDialog
      title="Invite a person"
      isOpen={isOpen}
      onClose={onClose}
      action="Send Invitation"
      busyAction="Inviting..."
      mutation={inviteMutation}
      requestOf={(form) => check(invitePersonRequestSchema, values, form)}
      onDone={(_response, { email }) => {
        const description = `It is valid for ${INVITATION_DAYS} days.`;
        showPeopleToast({ tone: 'success', title: `Invitation sent to ${email}`, description });
      }}
    >
      <p>All admins get an email when somebody gains or loses the admin role.</p>
      <TextField
        label="Email"
        hint="They get a link to set up their account. Earlier invitations to them become invalid."
        error={errors.email}
        type="email"
        autoComplete="off"
        value={values.email}
        onChange={(email) => change({ email })}
      />
      <RoleChoices
        selectedRoles={values.roles}
        onChange={(roles) => change({ roles })}
        error={errors.roles}
      />
    </ActionDialog>
  );
}
