import type { Person } from '@raade/contracts/staff/people';
import { revocation, tellOfPeople } from './change-people.ts';
import { LastLook } from '../last-look/last-look.tsx';
import { nameOf } from './person-state.ts';

interface RevokeDialogProps {
  readonly person: Person;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The last look before somebody is no member of the staff any more. */
export function RevokeDialog({ person, isOpen, onClose }: RevokeDialogProps) {
  const name = nameOf(person);
  return (
    <LastLook
      title="Take all rights away?"
      isOpen={isOpen}
      onClose={onClose}
      action="Take Away"
      busyAction="Taking away..."
      change={revocation}
      request={{ uid: person.uid }}
      onDone={() => tellOfPeople({ tone: 'success', title: `${name} is not staff any more` })}
    >
      <p>
        <strong>{name}</strong> is signed out everywhere within seconds and cannot sign in again. To
        take this back, invite them anew.
      </p>
    </LastLook>
  );
}
