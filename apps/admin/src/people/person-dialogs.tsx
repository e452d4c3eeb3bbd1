import { PEOPLE_MESSAGES, type Person } from '@raade/contracts/staff/people';
import { isGivenRole, type Role } from '@raade/contracts/staff/roles';
import { useState } from 'react';
import { LastLook } from '../last-look/last-look.tsx';
import { factorRemoval, revocation, rolesChange, tellOfPeople } from './people.query.ts';
import { nameOf } from './person-state.ts';
import { RoleChoices } from './role-choices.tsx';

interface PersonDialogProps {
  readonly person: Person;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Changes the roles of somebody. */
function RolesDialog({ person, isOpen, onClose }: PersonDialogProps) {
  const [chosen, setChosen] = useState<Role[]>();
  const [error, setError] = useState<string>();
  const roles = chosen ?? person.roles.filter((role) => isGivenRole(role));
  return (
    <LastLook
      title={`Roles of ${nameOf(person)}`}
      isOpen={isOpen}
      onClose={() => {
        setChosen(undefined);
        setError(undefined);
        onClose();
      }}
      action="Save Roles"
      busyAction="Saving..."
      change={rolesChange}
      request={() => {
        if (roles.length > 0) return { uid: person.uid, from: person.roles, to: roles };
        setError(PEOPLE_MESSAGES.noRole);
        return undefined;
      }}
      onDone={() =>
        tellOfPeople({ tone: 'success', title: `The roles of ${nameOf(person)} are changed` })
      }
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
    </LastLook>
  );
}

/** The last look before somebody is no member of the staff any more. */
function RevokeDialog({ person, ...dialog }: PersonDialogProps) {
  const name = nameOf(person);
  return (
    <LastLook
      {...dialog}
      title="Take all rights away?"
      action="Take Away"
      busyAction="Taking away..."
      change={revocation}
      request={() => ({ uid: person.uid })}
      onDone={() => tellOfPeople({ tone: 'success', title: `${name} is not staff any more` })}
    >
      <p>
        <strong>{name}</strong> is signed out everywhere within seconds and cannot sign in again. To
        take this back, invite them anew.
      </p>
    </LastLook>
  );
}

/** The last look before a password alone signs somebody in. */
function SecondFactorDialog({ person, ...dialog }: PersonDialogProps) {
  const name = nameOf(person);
  return (
    <LastLook
      {...dialog}
      title="Remove the second factor?"
      action="Remove"
      busyAction="Removing..."
      change={factorRemoval}
      request={() => ({ uid: person.uid })}
      onDone={() =>
        tellOfPeople({ tone: 'success', title: `${name} has no second factor any more` })
      }
    >
      <p>
        <strong>{name}</strong> is signed out everywhere within seconds, and then signs in with the
        password alone. Make sure that it is they who ask, best by talking to them: this is what
        somebody would ask for who knows their password.
      </p>
    </LastLook>
  );
}

export interface Question {
  readonly about: 'roles' | 'rights' | 'second-factor';
  readonly person: Person;
}

interface PersonQuestionProps {
  /** Undefined: closed. */
  readonly question: Question | undefined;
  /** Everybody as they stand now: a question that was refused is asked about that. */
  readonly people: readonly Person[];
  readonly onClose: () => void;
}

const DIALOGS = {
  roles: RolesDialog,
  rights: RevokeDialog,
  'second-factor': SecondFactorDialog,
} as const;

/** The dialog about a person, of whom there may be many on the page. */
export function PersonQuestion({ question, people, onClose }: PersonQuestionProps) {
  // The dialog stays while it closes, so that the browser can give the focus back.
  const [shown, setShown] = useState(question);
  if (question && question !== shown) setShown(question);
  if (!shown) return null;

  const { about } = shown;
  const person = people.find(({ uid }) => uid === shown.person.uid) ?? shown.person;
  const Dialog = DIALOGS[about];
  return (
    <Dialog
      key={`${about} ${person.uid}`}
      person={person}
      isOpen={question !== undefined}
      onClose={onClose}
    />
  );
}
