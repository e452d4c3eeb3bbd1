import { CallFailure } from '@raade/firebase/callables';
import { styled } from '@raade/platform';
import { Button, Field, Input, Notice } from '@raade/ui';
import { useRef, useState } from 'react';
import { callStatements } from './call-statements.ts';

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-3);
`;

const Address = styled.div`
  flex: 0 1 20rem;
`;

interface Outcome {
  readonly tone: 'success' | 'danger';
  readonly words: string;
}

/** Sends the statement of a year to one donor, who asked for it. */
export function OneStatement({ year }: { readonly year: number }) {
  const [email, setEmail] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  // The same for each attempt at the same wish, so that a lost answer makes no second mail.
  const request = useRef(crypto.randomUUID());

  const send = async () => {
    setIsBusy(true);
    setOutcome(null);
    try {
      await callStatements({ action: 'send-one', year, email, request: request.current });
      request.current = crypto.randomUUID();
      setOutcome({ tone: 'success', words: `The statement of ${year} is on its way to ${email}.` });
    } catch (error) {
      const words = error instanceof CallFailure ? error.message : 'It could not be sent.';
      setOutcome({ tone: 'danger', words });
    }
    setIsBusy(false);
  };

  return (
    <>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void send();
        }}
      >
        <Address>
          <Field label="Email of one donor">
            {(control) => (
              <Input
                {...control}
                type="email"
                autoComplete="off"
                value={email}
                onChange={(event) => {
                  setEmail(event.target.value);
                  request.current = crypto.randomUUID();
                }}
              />
            )}
          </Field>
        </Address>
        <Button type="submit" look="quiet" isBusy={isBusy}>
          Send One Statement
        </Button>
      </Form>
      <div role="status">{outcome && <Notice $tone={outcome.tone}>{outcome.words}</Notice>}</div>
    </>
  );
}
