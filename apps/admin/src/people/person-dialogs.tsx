import { PEOPLE_MESSAGES, type Person } from '@raade/contracts/staff/people';
import { isAssignableRole } from '@raade/contracts/staff/roles';
import { useState } from 'react';
import type { OpenedDialog } from '../action-dialog/dialog-button.tsx';
import { ActionDialog } from '../action-dialog/action-dialog.tsx';
import { factorMutation, revokeMutation, rolesMutation, showPeopleToast } from './people.query.ts';
import { nameOf } from './person-state.ts';
import { RoleChoices } from './role-choices.tsx';

interface PersonDialogProps extends Pick<OpenedDialog, 'isOpen' | 'onClose'> {
  readonly person: Person;
}

/** Changes the roles of a person. */
export function RolesDialog({ person, isOpen, onClose }: PersonDialogProps) {
  const [roles, setRoles] = useState(() => person.roles.filter((role) => isAssignableRole(role)));
  const [error, setError] = useState<string>();
  return (
    <ActionDialog
      title={`Roles of ${nameOf(person)}`}
      isOpen={isOpen}
      onClose={onClose}
      action="Save Roles"
      busyAction="Saving..."
      mutation={rolesMutation}
      requestOf={() => {
        if (roles.length > 0) return { uid: person.uid, from: person.roles, to: roles };
        setError(PEOPLE_MESSAGES.noRole);
        return undefined;
      }}
      onDone={() =>
        showPeopleToast({ tone: 'success', title: `The roles of ${nameOf(person)} were changed` })
      }
    >
      <p>If you take a role away, they are signed out everywhere and have to sign in again.</p>
      <RoleChoices
        selectedRoles={roles}
        onChange={(newRoles) => {
          setRoles(newRoles);
          setError(undefined);
        }}
        error={error}
      />
    </ActionDialog>
  );
}

/** Confirms that a person loses all rights. */
export function RevokeDialog({ person, isOpen, onClose }: PersonDialogProps) {
  const name = nameOf(person);
  return (
    <ActionDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Take all rights away?"
      action="Take Away"
      busyAction="Taking away..."
      mutation={revokeMutation}
      requestOf={() => ({ uid: person.uid })}
      onDone={() => showPeopleToast({ tone: 'success', title: `${name} is not staff any more` })}
    >
      <p>
        <strong>{name}</strong> is signed out everywhere within seconds and cannot sign in again. To
        undo this, invite them again.
      </p>
    </ActionDialog>
  );
}

/** Confirms that a person signs in with the password alone. */
export function SecondFactorDialog({ person, isOpen, onClose }: PersonDialogProps) {
  const name = nameOf(person);
  return (
    <ActionDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Remove the second factor?"
      action="Remove"
      busyAction="Removing..."
      mutation={factorMutation}
      requestOf={() => ({ uid: person.uid })}
      onDone={() =>
        showPeopleToast({ tone: 'success', title: `${name} has no second factor any more` })
      }
    >
      <p>
        <strong>{name}</strong> is signed out everywhere within seconds, and then signs in with the
        password alone. Make sure that the request comes from them, ideally by talking to them: an
        attacker who knows their password would ask for the same.
      </p>
    </ActionDialog>
  );
}
