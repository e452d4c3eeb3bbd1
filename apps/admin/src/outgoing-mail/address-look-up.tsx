import * as z from 'zod/mini';
import { TitledSection } from '@raade/staff/titled-section';
import { FailureNotice } from '@raade/staff/failure-notice';
import { fieldErrors } from '@raade/contracts/base/field-errors';
import {
  type SuppressionReason,
  type SuppressionRequest,
  suppressionRequestSchema,
  type SuppressionResponse,
  suppressionResponseSchema,
  type SuppressionSource,
} from '@raade/contracts/mail/suppressions';
import { TextField } from '@raade/staff/fields';
import { callAsStaff } from '@raade/staff/step-up/call-as-staff';
import { CALLABLES } from '@raade/contracts/base/callables';
import { logger, styled } from '@raade/platform';
import { Button, useFieldErrors } from '@raade/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalOf } from '@raade/staff/refusal-of';
import { momentText } from '@raade/staff/moments';
import { LookUpForm, SectionNote } from '../page-section/page-section.styles.ts';

const NO_RESPONSE = 'This did not work. Please try again.';

/** Shows whether an address is blocked, and blocks or unblocks it. */
export function AddressLookUp() {
  const [address, setAddress] = useState('');
  // A request reads or changes the state of an address. The response has the state afterwards.
  const suppression = useMutation({
    mutationFn: (request: SuppressionRequest) =>
      callAsStaff(CALLABLES.controlSuppression, request, suppressionResponseSchema),
    onError: (error, { action }) => logger.error('address not handled', { action }, error),
  });
  const { errors, show, clear } = useFieldErrors<'address'>();

  const change = (newAddress: string) => {
    setAddress(newAddress);
    suppression.reset();
    clear();
  };
  const send = (action: SuppressionRequest['action'], form?: HTMLFormElement) => {
    const checked = z.safeParse(suppressionRequestSchema, { action, address });
    if (checked.success && !suppression.isPending) suppression.mutate(checked.data);
    if (!checked.success && form) show(fieldErrors(checked.error.issues), form);
  };

  return (
    <TitledSection title="Check an address">
      <SectionNote>
        See whether an address gets email, and if not, why. Blocked addresses are stored as hashes,
        so they cannot be listed. Each lookup is in the audit log.
      </SectionNote>
      <LookUpForm
        onSubmit={(event) => {
          event.preventDefault();
          send('look-up', event.currentTarget);
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
        <Button type="submit" look="quiet" isBusy={suppression.isPending}>
          {suppression.isPending ? 'Looking up...' : 'Look Up'}
        </Button>
      </LookUpForm>
      <FailureNotice>
        {suppression.isError && refusalOf(suppression.error, NO_RESPONSE)}
      </FailureNotice>
      {suppression.data && (
        <AddressState
          {...suppression.data}
          address={suppression.variables.address}
          isBusy={suppression.isPending}
          onChange={send}
        />
      )}
    </TitledSection>
  );
}

interface AddressStateProps extends SuppressionResponse {
  readonly address: string;
  readonly isBusy: boolean;
  readonly onChange: (action: SuppressionRequest['action']) => void;
}

const REASON_LABELS: Readonly<Record<SuppressionReason, string>> = {
  unsubscribed: 'The recipient unsubscribed. Receipts and answers to applications still go there.',
  complaint: 'The recipient marked an email as spam. Only receipts still go there.',
  'hard-bounce': 'The mailbox does not exist. Nothing is sent there.',
  'soft-bounces': 'The mailbox has not accepted email for some time. News and receipts wait.',
  'by-hand': 'Blocked by our staff: neither news nor receipts go there.',
};

const SOURCE_LABELS: Readonly<Record<SuppressionSource, string>> = {
  link: 'by the link in an email',
  'mail-server': 'because its mail server refused an email',
  brevo: 'as Brevo reported',
  staff: 'by hand',
};

const Stack = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-4);

  ul {
    padding-inline-start: var(--space-6);
  }
`;

/** The state of an address, and the button that changes it. Only the recipient can undo an unsubscription. */
function AddressState({ address, reasons, isBusy, onChange }: AddressStateProps) {
  const canUnblock = reasons.some(({ reason }) => reason !== 'unsubscribed');
  return (
    <Stack role="status">
      {reasons.length === 0 && (
        <p>
          Email to <strong>{address}</strong> is not blocked.
        </p>
      )}
      {reasons.length > 0 && (
        <ul>
          {reasons.map(({ reason, source, since }) => (
            <li key={reason}>
              {`${REASON_LABELS[reason]} Since ${momentText(since)}, ${SOURCE_LABELS[source]}.`}
            </li>
          ))}
        </ul>
      )}
      {canUnblock ? (
        <Button look="quiet" isBusy={isBusy} onClick={() => onChange('lift')}>
          Unblock Address
        </Button>
      ) : (
        <Button look="quiet" isBusy={isBusy} onClick={() => onChange('suppress')}>
          Block Address
        </Button>
      )}
    </Stack>
  );
}
