import type { Erased, Erasure } from '@raade/contracts/staff/person-data';
import { styled } from '@raade/platform';
import { Stack } from '@raade/staff/staff-page.styles';
import type { OpenedDialog } from '../../action-dialog/dialog-button.tsx';
import { ActionDialog } from '../../action-dialog/action-dialog.tsx';
import { DATA_FAILED, eraseMutation } from './person-data.query.ts';

interface ErasureListProps {
  readonly erasure: Erasure;
}

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  padding-inline-start: var(--space-6);
`;

/** True if there is nothing to erase, here or at Stripe. */
export const isEmptyErasure = ({ deleted, donations, payments, keptByStripe }: Erasure): boolean =>
  deleted + donations + payments + keptByStripe.length === 0;

/** The list of data that an erasure deletes or keeps, and why. */
export function ErasureList({ erasure }: ErasureListProps) {
  const { deleted, donations, payments, keptByStripe } = erasure;
  return (
    <List>
      <li>{`Records deleted: ${deleted}`}</li>
      <li>{`Stripe payments from which the donor is removed: ${payments}`}</li>
      <li>
        {`Donations kept for our books as amount and date, without the donor, for as long as the law requires: ${donations}`}
      </li>
      {keptByStripe.map((id) => (
        <li key={id}>
          {`${id}: Stripe keeps name and address with the card, as the law requires`}
        </li>
      ))}
    </List>
  );
}

interface EraseDialogProps extends OpenedDialog {
  readonly email: string;
  readonly preview: Erasure;
  readonly onErased: (erased: Erased) => void;
}

/** Confirms the erasure of a person's data. */
export function EraseDialog({ email, preview, isOpen, onClose, onErased }: EraseDialogProps) {
  return (
    <ActionDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Erase this person?"
      action="Erase"
      busyAction="Erasing..."
      mutation={eraseMutation}
      requestOf={() => email}
      onDone={onErased}
      fallbackMessage={DATA_FAILED}
    >
      <p>
        The data of <strong>{email}</strong> is erased as follows. This cannot be undone:
      </p>
      <ErasureList erasure={preview} />
    </ActionDialog>
  );
}

interface ErasedDataProps {
  readonly email: string;
  readonly erased: Erased;
}

/** The result of an erasure, and the steps that are left to staff. */
export function ErasedData({ email, erased }: ErasedDataProps) {
  const { erasure, mentions, forgottenByMailProvider } = erased;
  return (
    <Stack role="status" $gap={3}>
      <p>
        <strong>{email}</strong> was erased.
      </p>
      <ErasureList erasure={erasure} />
      {mentions.length > 0 && (
        <div>
          <p>The address also appears here. Please check these texts yourself:</p>
          <ul>
            {mentions.map((path) => (
              <li key={path}>{path}</li>
            ))}
          </ul>
        </div>
      )}
      {!forgottenByMailProvider && (
        <p>The logs of the mail server are not erased. Ask its operator to erase them.</p>
      )}
    </Stack>
  );
}
