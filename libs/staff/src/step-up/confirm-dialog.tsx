import { confirmPassword, confirmWithGoogle, hasPassword } from '@raade/firebase/sign-in-again';
import { environment, styled, useStore } from '@raade/platform';
import { Button, Dialog, Notice } from '@raade/ui';
import { type SubmitEvent, useId, useState } from 'react';
import { AUTH_MESSAGES } from '../auth-messages.ts';
import { CurrentPasswordField } from '../current-password-field.tsx';
import { CODE_HINTS } from '../second-factor-code/code-hints.ts';
import { CodeForm } from '../second-factor-code/code-form.tsx';
import { answerConfirmation, confirmation } from './confirmation.store.ts';
import { useConfirmation } from './use-confirmation.ts';

const Form = styled.form`
  display: grid;
  gap: var(--space-4);
`;

const TITLE = 'Is it still you?';

/** Asks once more who is at work, before what cannot be taken back. */
export function ConfirmDialog() {
  const isAsking = useStore(confirmation).answers.length > 0;
  // Each question begins anew: without the last one's password, and in the way that the account signs in.
  return isAsking && <Question />;
}

function Question() {
  const confirming = useConfirmation();
  return confirming.question ? (
    <CodeDialog {...confirming} factor={confirming.question.factor} />
  ) : (
    <FirstDialog {...confirming} />
  );
}

type Confirming = ReturnType<typeof useConfirmation>;

function FirstDialog({ isBusy, failure, confirmBy }: Confirming) {
  const formId = useId();
  const [password, setPassword] = useState('');
  const [takesPassword] = useState(() => hasPassword(environment()));
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void confirmBy(() => confirmPassword(environment(), password));
  };

  return (
    <Dialog
      title={TITLE}
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

interface CodeDialogProps extends Pick<Confirming, 'isBusy' | 'failure' | 'confirmWithCode'> {
  readonly factor: keyof typeof CODE_HINTS;
}

function CodeDialog({ factor, isBusy, failure, confirmWithCode }: CodeDialogProps) {
  return (
    <Dialog title={TITLE} isOpen onClose={() => answerConfirmation(false)} closeLabel="Cancel">
      <CodeForm
        label="Your code"
        hint={CODE_HINTS[factor]}
        action={['Confirm', 'Confirming...']}
        isBusy={isBusy}
        failure={failure}
        onSubmit={(code) => void confirmWithCode(code)}
      />
    </Dialog>
  );
}
