import type { Person } from '@raade/contracts/staff/people';
import { useMutation } from '@tanstack/react-query';
import { factorRemoval, tellOfPeople } from './change-people.ts';
import { refusalOf } from '@raade/staff/refusal-of';
import { FormDialog } from '@raade/staff/form-dialog';
import { nameOf } from './person-state.ts';

interface SecondFactorDialogProps {
  readonly person: Person;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The last look before a password alone signs somebody in. */
export function SecondFactorDialog({ person, isOpen, onClose }: SecondFactorDialogProps) {
  const removal = useMutation(factorRemoval);
  const name = nameOf(person);

  const close = () => {
    removal.reset();
    onClose();
  };
  const submit = () =>
    removal.mutate(
      { uid: person.uid },
      {
        onSuccess: () => {
          tellOfPeople({ tone: 'success', title: `${name} has no second factor any more` });
          close();
        },
      },
    );

  return (
    <FormDialog
      title="Remove the second factor?"
      isOpen={isOpen}
      onClose={close}
      action={removal.isPending ? 'Removing...' : 'Remove'}
      isBusy={removal.isPending}
      refusal={removal.isError ? refusalOf(removal.error) : undefined}
      onSubmit={submit}
    >
      <p>
        <strong>{name}</strong> is signed out everywhere within seconds, and then signs in with the
        password alone. Make sure that it is they who ask, best by talking to them: this is what
        somebody would ask for who knows their password.
      </p>
    </FormDialog>
  );
}
