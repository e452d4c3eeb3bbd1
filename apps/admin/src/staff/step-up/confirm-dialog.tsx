import { AuthFailure, type AuthFailureReason } from '@raade/firebase/auth-failure';
import { confirmPassword, confirmWithGoogle, hasPassword } from '@raade/firebase/sign-in-again';
import { environment, styled, useStore } from '@raade/platform';
import { Button, Dialog, Notice } from '@raade/ui';
import { type SubmitEvent, useId, useState } from 'react';
import { AUTH_MESSAGES } from '../auth-messages.ts';
import { CurrentPasswordField } from '../current-password-field.tsx';
import { answerConfirmation, confirmation } from './confirmation.store.ts';

const Form = styled.form`
  display: grid;
  gap: var(--space-4);
`;

/** Asks once more who is at work, before what cannot be taken back. */
export function ConfirmDialog() {
  const isAsking = useStore(confirmation).answers.length > 0;
  // Each question begins anew: without the last one's password, and in the way that the account signs in.
  return isAsking && <Question />;
}

function Question() {
  const formId = useId();
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<AuthFailureReason>();
  const [isBusy, setIsBusy] = useState(false);
  const [takesPassword] = useState(() => hasPassword(environment()));

  const confirmBy = async (way: () => Promise<void>) => {
    setFailure(undefined);
    setIsBusy(true);
    try {
      await way();
      answerConfirmation(true);
    } catch (error) {
      setFailure(error instanceof AuthFailure ? error.reason : 'unknown');
      setIsBusy(false);
    }
  };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void confirmBy(() => confirmPassword(environment(), password));
  };

  return (
    <Dialog
      title="Is it still you?"
      isOpen
      onClose={() => answerConfirmation(false)}
      closeLabel="Cancel"
      actions={
        takesPassword ? (
          <Button type="submit" form={formId} isBusy={isBusy}>
            Confirm
          </Button>
        ) : (
          <Button
            isBusy={isBusy}
            onClick={() => void confirmBy(() => confirmWithGoogle(environment()))}
          >
            Confirm with Google
          </Button>
        )
      }
    >
      <Form id={formId} onSubmit={handleSubmit}>
        <p>
          You signed in a while ago. Before this is done, please show that nobody else sits at your
          desk.
        </p>
        {takesPassword && (
          <CurrentPasswordField label="Your password" value={password} onChange={setPassword} />
        )}
        {failure && (
          <Notice role="alert" $tone="danger">
            {AUTH_MESSAGES[failure]}
          </Notice>
        )}
      </Form>
    </Dialog>
  );
}
