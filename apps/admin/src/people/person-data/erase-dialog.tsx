import type { Erased, Erasure } from '@raade/contracts/staff/person-data';
import { useMutation } from '@tanstack/react-query';
import { refusalOf } from '@raade/staff/refusal-of';
import { FormDialog } from '@raade/staff/form-dialog';
import { DATA_NOT_REACHED, erasure as erasing } from './ask-for-data.ts';
import { ErasureList } from './erasure-list.tsx';

interface EraseDialogProps {
  readonly email: string;
  readonly preview: Erasure;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onErased: (erased: Erased) => void;
}

/** The last look before nothing is left of somebody. */
export function EraseDialog({ email, preview, isOpen, onClose, onErased }: EraseDialogProps) {
  const erase = useMutation(erasing);
  const close = () => {
    erase.reset();
    onClose();
  };
  const submit = () =>
    erase.mutate(email, {
      onSuccess: (erased) => {
        onErased(erased);
        close();
      },
    });

  return (
    <FormDialog
      title="Erase this person?"
      isOpen={isOpen}
      onClose={close}
      action={erase.isPending ? 'Erasing...' : 'Erase'}
      isBusy={erase.isPending}
      refusal={erase.isError ? refusalOf(erase.error, DATA_NOT_REACHED) : undefined}
      onSubmit={submit}
    >
      <p>
        What is on record of <strong>{email}</strong> goes as follows, and nothing brings it back:
      </p>
      <ErasureList erasure={preview} />
    </FormDialog>
  );
}
