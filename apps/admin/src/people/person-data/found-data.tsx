import { FailureNotice } from '@raade/staff/failure-notice';
import { saveFile } from '@raade/browser';
import type { Erased, ErasurePreview } from '@raade/contracts/staff/person-data';
import { Stack } from '@raade/staff/staff-page.styles';
import { Button, ButtonRow, Notice } from '@raade/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalOf } from '@raade/staff/refusal-of';
import { DATA_NOT_REACHED, personExport } from './ask-for-data.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { ErasureList, isNothing } from './erasure-list.tsx';

interface FoundDataProps {
  readonly email: string;
  readonly found: ErasurePreview;
  readonly onErased: (erased: Erased) => void;
}

function save(data: unknown): void {
  const text = `${JSON.stringify(data, null, 2)}\n`;
  saveFile('person-data.json', new Blob([text], { type: 'application/json' }));
}

/** What an erasure would do, with the ways to do it and to give everything out. */
export function FoundData({ email, found, onErased }: FoundDataProps) {
  const [isErasing, setIsErasing] = useState(false);
  const giveOut = useMutation(personExport);
  return (
    <Stack>
      <div role="status">
        {isNothing(found.erasure) ? (
          <p>
            <span>
              Nothing of <strong>{email}</strong> is on record. An erasure would still ask the mail
              provider to forget the address.
            </span>
          </p>
        ) : (
          <>
            <p>
              To erase <strong>{email}</strong> would mean:
            </p>
            <ErasureList erasure={found.erasure} />
          </>
        )}
      </div>
      {found.isOfStaff && (
        <Notice>
          This is a member of the staff: nothing is erased before their rights are taken.
        </Notice>
      )}
      <ButtonRow>
        <Button
          look="quiet"
          isBusy={giveOut.isPending}
          onClick={() => giveOut.mutate(email, { onSuccess: ({ data }) => save(data) })}
        >
          Export Everything
        </Button>
        {!found.isOfStaff && <Button onClick={() => setIsErasing(true)}>Erase This Person</Button>}
      </ButtonRow>
      <FailureNotice>{giveOut.isError && refusalOf(giveOut.error, DATA_NOT_REACHED)}</FailureNotice>
      <EraseDialog
        email={email}
        preview={found.erasure}
        isOpen={isErasing}
        onClose={() => setIsErasing(false)}
        onErased={onErased}
      />
    </Stack>
  );
}
