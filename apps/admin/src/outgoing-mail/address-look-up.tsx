import { TitledSection } from '@raade/staff/titled-section';
import { FailureNotice } from '@raade/staff/failure-notice';
import { fieldErrors } from '@raade/contracts/base/field-errors';
import {
  type SuppressionRequest,
  suppressionRequestSchema,
  suppressionResponseSchema,
} from '@raade/contracts/mail/suppressions';
import { TextField } from '@raade/staff/fields';
import { callAsStaff } from '@raade/staff/step-up/call-as-staff';
import { CALLABLES } from '@raade/contracts/base/callables';
import { logger } from '@raade/platform';
import { Button, useFieldErrors } from '@raade/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { refusalOf } from '@raade/staff/refusal-of';
import { AddressState } from './address-state.tsx';
import { LookUpForm, SectionNote } from '../page-section/page-section.styles.ts';

const NOT_REACHED = 'This did not work. Please try again.';

/** Says whether email goes to an address, and lets it, or keeps everybody from writing to it. */
export function AddressLookUp() {
  const [address, setAddress] = useState('');
  // It asks how an address stands, or changes it; the answer says how it stands then.
  const control = useMutation({
    mutationFn: (request: SuppressionRequest) =>
      callAsStaff(CALLABLES.controlSuppression, request, suppressionResponseSchema),
    onError: (error, { action }) => logger.error('address not handled', { action }, error),
  });
  const { errors, show, clear } = useFieldErrors<'address'>();

  const change = (typed: string) => {
    setAddress(typed);
    control.reset();
    clear();
  };
  const ask = (action: SuppressionRequest['action'], form?: HTMLFormElement) => {
    const checked = z.safeParse(suppressionRequestSchema, { action, address });
    if (checked.success && !control.isPending) control.mutate(checked.data);
    if (!checked.success && form) show(fieldErrors(checked.error.issues), form);
  };

  return (
    <TitledSection title="An address">
      <SectionNote>
        Whether email goes there, and why not. Addresses are kept as digests, so one has to be asked
        for; each question is in the audit log.
      </SectionNote>
      <LookUpForm
        onSubmit={(event) => {
          event.preventDefault();
          ask('look-up', event.currentTarget);
        }}
      >
        <TextField
          label="Address"
          error={errors.address}
          type="email"
          autoComplete="off"
          value={address}
          onChange={change}
        />
        <Button type="submit" look="quiet" isBusy={control.isPending}>
          {control.isPending ? 'Looking up...' : 'Look Up'}
        </Button>
      </LookUpForm>
      <FailureNotice>{control.isError && refusalOf(control.error, NOT_REACHED)}</FailureNotice>
      {control.data && (
        <AddressState
          {...control.data}
          address={control.variables.address}
          isBusy={control.isPending}
          onChange={ask}
        />
      )}
    </TitledSection>
  );
}
