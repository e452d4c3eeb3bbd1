import * as z from 'zod/mini';
import { TitledSection } from '@raade/staff/titled-section';
import { FailureNotice } from '@raade/staff/failure-notice';
import { fieldErrors } from '@raade/contracts/base/field-errors';
import {
  type Erased,
  type ErasurePreview,
  personDataRequestSchema,
} from '@raade/contracts/staff/person-data';
import { TextField } from '@raade/staff/fields';
import { Button, ButtonRow, Notice, useFieldErrors } from '@raade/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalOf } from '@raade/staff/refusal-of';
import { saveFile } from '@raade/browser';
import { Stack } from '@raade/staff/staff-page.styles';
import { DATA_FAILED, previewMutation, exportMutation } from './person-data.query.ts';
import { ErasedData, EraseDialog, ErasureList, isEmptyErasure } from './erasure.tsx';
import { DialogButton } from '../../action-dialog/dialog-button.tsx';
import { LookUpForm, SectionNote } from '../../page-section/page-section.styles.ts';

/** Exports or erases the data of a donor, an applicant or a registrant. */
export function PersonData() {
  const [email, setEmail] = useState('');
  const [erased, setErased] = useState<Erased>();
  const preview = useMutation(previewMutation);
  const { errors, show, clear } = useFieldErrors<'email'>();

  const change = (newEmail: string) => {
    setEmail(newEmail);
    setErased(undefined);
    preview.reset();
    clear();
  };
  const lookUp = (form: HTMLFormElement) => {
    const checked = z.safeParse(personDataRequestSchema, { action: 'preview', email });
    if (!checked.success) show(fieldErrors(checked.error.issues), form);
    else if (!preview.isPending) preview.mutate(checked.data.email);
  };

  return (
    <TitledSection title="Personal data of donors, applicants and registrants">
      <SectionNote>
        For people who ask to see or delete their data. Looking it up changes nothing; every export
        and erasure is in the audit log.
      </SectionNote>
      <LookUpForm
        onSubmit={(event) => {
          event.preventDefault();
          lookUp(event.currentTarget);
        }}
      >
        <TextField
          label="Email address"
          error={errors.email}
          type="email"
          autoComplete="off"
          value={email}
          onChange={change}
        />
        <Button type="submit" look="quiet" isBusy={preview.isPending}>
          {preview.isPending ? 'Looking up...' : 'Look Up'}
        </Button>
      </LookUpForm>
      <FailureNotice>{preview.isError && refusalOf(preview.error, DATA_FAILED)}</FailureNotice>
      {preview.data && !erased && (
        <FoundData email={preview.variables} preview={preview.data} onErased={setErased} />
      )}
      {preview.data && erased && <ErasedData email={preview.variables} erased={erased} />}
    </TitledSection>
  );
}

interface FoundDataProps {
  readonly email: string;
  readonly preview: ErasurePreview;
  readonly onErased: (erased: Erased) => void;
}

function save(data: unknown): void {
  const text = `${JSON.stringify(data, null, 2)}\n`;
  saveFile('person-data.json', new Blob([text], { type: 'application/json' }));
}

/** The effect of an erasure, with the buttons for erasure and export. */
function FoundData({ email, preview, onErased }: FoundDataProps) {
  const dataExport = useMutation(exportMutation);
  return (
    <Stack>
      <div role="status">
        {isEmptyErasure(preview.erasure) ? (
          <p>
            <span>
              Nothing of <strong>{email}</strong> is on record. An erasure also asks the mail
              service to delete the address.
            </span>
          </p>
        ) : (
          <>
            <p>
              To erase <strong>{email}</strong> would mean:
            </p>
            <ErasureList erasure={preview.erasure} />
          </>
        )}
      </div>
      {preview.isOfStaff && (
        <Notice>This person is staff. Take their rights away before you erase their data.</Notice>
      )}
      <ButtonRow>
        <Button
          look="quiet"
          isBusy={dataExport.isPending}
          onClick={() => dataExport.mutate(email, { onSuccess: ({ data }) => save(data) })}
        >
          Export Everything
        </Button>
        <DialogButton
          label="Erase This Person"
          look="primary"
          isOffered={!preview.isOfStaff}
          dialog={(dialog) => (
            <EraseDialog {...dialog} email={email} preview={preview.erasure} onErased={onErased} />
          )}
        />
      </ButtonRow>
      <FailureNotice>
        {dataExport.isError && refusalOf(dataExport.error, DATA_FAILED)}
      </FailureNotice>
    </Stack>
  );
}
