import { PEOPLE_MESSAGES, type Person } from '@raade/contracts/staff/people';
import { isGivenRole, type Role } from '@raade/contracts/staff/roles';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalOf } from '@raade/staff/refusal-of';
import { rolesChange, tellOfPeople } from './change-people.ts';
import { FormDialog } from '@raade/staff/form-dialog';
import { nameOf } from './person-state.ts';
import { RoleChoices } from './role-choices.tsx';

interface RolesDialogProps {
  readonly person: Person;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Changes the roles of somebody. */
export function RolesDialog({ person, isOpen, onClose }: RolesDialogProps) {
  const [chosen, setChosen] = useState<Role[]>();
  const [error, setError] = useState<string>();
  const change = useMutation(rolesChange);
  const roles = chosen ?? person.roles.filter((role) => isGivenRole(role));

  const close = () => {
    setChosen(undefined);
    setError(undefined);
    change.reset();
    onClose();
  };
  const submit = () => {
    if (roles.length === 0) {
      setError(PEOPLE_MESSAGES.noRole);
      return;
    }
    const request = { uid: person.uid, from: person.roles, to: roles };
    change.mutate(request, {
      onSuccess: () => {
        tellOfPeople({ tone: 'success', title: `The roles of ${nameOf(person)} are changed` });
        close();
      },
    });
  };

  return (
    <FormDialog
      title={`Roles of ${nameOf(person)}`}
      isOpen={isOpen}
      onClose={close}
      action={change.isPending ? 'Saving...' : 'Save Roles'}
      isBusy={change.isPending}
      refusal={change.isError ? refusalOf(change.error) : undefined}
      onSubmit={submit}
    >
      <p>If you take a role away, they are signed out everywhere and have to sign in again.</p>
      <RoleChoices
        chosen={roles}
        onChange={(wanted) => {
          setChosen(wanted);
          setError(undefined);
        }}
        error={error}
      />
    </FormDialog>
  );
}
