import { TitledSection } from '@raade/staff/titled-section';
import { FailureNotice } from '@raade/staff/failure-notice';
import { fieldErrors } from '@raade/contracts/base/field-errors';
import { type Erased, personDataRequestSchema } from '@raade/contracts/staff/person-data';
import { TextField } from '@raade/staff/fields';
import { Button, useFieldErrors } from '@raade/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { refusalOf } from '@raade/staff/refusal-of';
import { DATA_NOT_REACHED, erasurePreview } from './ask-for-data.ts';
import { ErasedData } from './erased-data.tsx';
import { FoundData } from './found-data.tsx';
import { LookUpForm, SectionNote } from '../../page-section/page-section.styles.ts';

/** Gives out, or erases, all that is on record of a donor, an applicant or a registrant. */
export function PersonData() {
  const [email, setEmail] = useState('');
  const [erased, setErased] = useState<Erased>();
  const preview = useMutation(erasurePreview);
  const { errors, show, clear } = useFieldErrors<'email'>();

  const change = (typed: string) => {
    setEmail(typed);
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
    <TitledSection title="A person’s data">
      <SectionNote>
        For who asks what we hold of them, or that we delete it. Looking it up changes nothing; what
        is given out or erased is in the audit log.
      </SectionNote>
      <LookUpForm
        onSubmit={(event) => {
          event.preventDefault();
          lookUp(event.currentTarget);
        }}
      >
        <TextField
          label="Address of the person"
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
      <FailureNotice>{preview.isError && refusalOf(preview.error, DATA_NOT_REACHED)}</FailureNotice>
      {preview.data && !erased && (
        <FoundData email={preview.variables} found={preview.data} onErased={setErased} />
      )}
      {preview.data && erased && <ErasedData email={preview.variables} erased={erased} />}
    </TitledSection>
  );
}
