import type { Person } from '@raade/contracts/staff/people';
import { useMutation } from '@tanstack/react-query';
import { refusalOf } from '@raade/staff/refusal-of';
import { revocation, tellOfPeople } from './change-people.ts';
import { FormDialog } from '@raade/staff/form-dialog';
import { nameOf } from './person-state.ts';

interface RevokeDialogProps {
  readonly person: Person;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The last look before somebody is no member of the staff any more. */
export function RevokeDialog({ person, isOpen, onClose }: RevokeDialogProps) {
  const revoke = useMutation(revocation);
  const name = nameOf(person);

  const close = () => {
    revoke.reset();
    onClose();
  };
  const submit = () =>
    revoke.mutate(
      { uid: person.uid },
      {
        onSuccess: () => {
          tellOfPeople({ tone: 'success', title: `${name} is not staff any more` });
          close();
        },
      },
    );

  return (
    <FormDialog
      title="Take all rights away?"
      isOpen={isOpen}
      onClose={close}
      action={revoke.isPending ? 'Taking away...' : 'Take Away'}
      isBusy={revoke.isPending}
      refusal={revoke.isError ? refusalOf(revoke.error) : undefined}
      onSubmit={submit}
    >
      <p>
        <strong>{name}</strong> is signed out everywhere within seconds and cannot sign in again. To
        take this back, invite them anew.
      </p>
    </FormDialog>
  );
}
