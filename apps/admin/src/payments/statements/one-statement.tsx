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
  // The same id for each retry, so that a lost response leads to no second email.
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const sendMutation = useMutation({
    mutationFn: (recipient: { readonly year: number; readonly email: string }) =>
      callStatements({ action: 'send-one', ...recipient, request: requestId }),
    onSuccess: () => setRequestId(crypto.randomUUID()),
  });
  const { variables: sentRequest } = sendMutation;
  return (
    <>
      <Controls
        as="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!sendMutation.isPending) sendMutation.mutate({ year, email });
        }}
      >
        <Address>
          <TextField
            label="Email of one donor"
            type="email"
            autoComplete="off"
            value={email}
            onChange={(newEmail) => {
              setEmail(newEmail);
              setRequestId(crypto.randomUUID());
            }}
          />
        </Address>
        <Button type="submit" look="quiet" isBusy={sendMutation.isPending}>
          Send Statement
        </Button>
      </Controls>
      <div role="status">
        {sendMutation.isSuccess && (
          <Notice $tone="success">
            {`The statement of ${sentRequest?.year} is on its way to ${sentRequest?.email}.`}
          </Notice>
        )}
        {sendMutation.isError && (
          <Notice $tone="danger">{failureText(sendMutation.error, 'It could not be sent.')}</Notice>
        )}
      </div>
    </>
  );
}
