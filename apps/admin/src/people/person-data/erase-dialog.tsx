import type { Erased, Erasure } from '@raade/contracts/staff/person-data';
import { LastLook } from '../../last-look/last-look.tsx';
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
export function EraseDialog({ email, preview, onErased, ...dialog }: EraseDialogProps) {
  return (
    <LastLook
      {...dialog}
      title="Erase this person?"
      action="Erase"
      busyAction="Erasing..."
      change={erasing}
      request={() => email}
      onDone={onErased}
      notReached={DATA_NOT_REACHED}
    >
      <p>
        What is on record of <strong>{email}</strong> goes as follows, and nothing brings it back:
      </p>
      <ErasureList erasure={preview} />
    </LastLook>
  );
}
