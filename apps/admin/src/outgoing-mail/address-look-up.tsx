import { fieldErrors } from '@raade/contracts/base/field-errors';
import {
  type SuppressionRequest,
  suppressionRequestSchema,
} from '@raade/contracts/mail/suppressions';
import { styled } from '@raade/platform';
import { Button, Field, Heading, Input, Notice, useFieldErrors } from '@raade/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { refusalOf } from '@raade/staff/refusal-of';
import { AddressState } from './address-state.tsx';
import { PageSection, SectionNote } from '../page-section/page-section.styles.ts';
import { suppressionControl } from './suppression.query.ts';

const NOT_REACHED = 'This did not work. Please try again.';

const Form = styled.form`
  display: grid;
  gap: var(--space-4);
  justify-items: start;
  max-width: var(--text-width);
`;

/** Says whether email goes to an address, and lets it, or keeps everybody from writing to it. */
export function AddressLookUp() {
  const [address, setAddress] = useState('');
  const control = useMutation(suppressionControl);
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
    <PageSection aria-labelledby="addresses">
      <Heading as="h2" id="addresses">
        An address
      </Heading>
      <SectionNote>
        Whether email goes there, and why not. Addresses are kept as digests, so one has to be asked
        for; each question is in the audit log.
      </SectionNote>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          ask('look-up', event.currentTarget);
        }}
      >
        <Field label="Address" error={errors.address}>
          {(field) => (
            <Input
              {...field}
              type="email"
              autoComplete="off"
              value={address}
              onChange={({ target }) => change(target.value)}
            />
          )}
        </Field>
        <Button type="submit" look="quiet" isBusy={control.isPending}>
          {control.isPending ? 'Looking up...' : 'Look Up'}
        </Button>
      </Form>
      <div role="alert">
        {control.isError && <Notice $tone="danger">{refusalOf(control.error, NOT_REACHED)}</Notice>}
      </div>
      {control.data && (
        <AddressState
          {...control.data}
          address={control.variables.address}
          isBusy={control.isPending}
          onChange={ask}
        />
      )}
    </PageSection>
  );
}
