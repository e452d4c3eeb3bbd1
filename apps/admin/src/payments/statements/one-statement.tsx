import { styled } from '@raade/platform';
import { TextField } from '@raade/staff/fields';
import { Button, Notice } from '@raade/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Controls } from '../task-card.styles.ts';
import { callStatements } from './call-statements.ts';
import { failureText } from './statement-texts.ts';

const Address = styled.div`
  flex: 0 1 20rem;
`;

/** Sends the statement of a year to one donor, who asked for it. */
export function OneStatement({ year }: { readonly year: number }) {
  const [email, setEmail] = useState('');
  // The same id for each retry, so that a lost answer sends no second email.
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const sending = useMutation({
    mutationFn: (recipient: { readonly year: number; readonly email: string }) =>
      callStatements({ action: 'send-one', ...recipient, request: requestId }),
    onSuccess: () => setRequestId(crypto.randomUUID()),
  });
  const { variables: sent } = sending;
  return (
    <>
      <Controls
        as="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!sending.isPending) sending.mutate({ year, email });
        }}
      >
        <Address>
          <TextField
            label="Email of one donor"
            type="email"
            autoComplete="off"
            value={email}
            onChange={(typed) => {
              setEmail(typed);
              setRequestId(crypto.randomUUID());
            }}
          />
        </Address>
        <Button type="submit" look="quiet" isBusy={sending.isPending}>
          Send Statement
        </Button>
      </Controls>
      <div role="status">
        {sending.isSuccess && (
          <Notice $tone="success">
            {`The statement of ${sent?.year} is on its way to ${sent?.email}.`}
          </Notice>
        )}
        {sending.isError && (
          <Notice $tone="danger">{failureText(sending.error, 'It could not be sent.')}</Notice>
        )}
      </div>
    </>
  );
}
