import type { Person } from '@raade/contracts/staff/people';
import { factorRemoval, tellOfPeople } from './change-people.ts';
import { LastLook } from '../last-look/last-look.tsx';
import { nameOf } from './person-state.ts';

interface SecondFactorDialogProps {
  readonly person: Person;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The last look before a password alone signs somebody in. */
export function SecondFactorDialog({ person, isOpen, onClose }: SecondFactorDialogProps) {
  const name = nameOf(person);
  return (
    <LastLook
      title="Remove the second factor?"
      isOpen={isOpen}
      onClose={onClose}
      action="Remove"
      busyAction="Removing..."
      change={factorRemoval}
      request={{ uid: person.uid }}
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
