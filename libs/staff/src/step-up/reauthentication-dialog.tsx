import { AuthFailure } from '@raade/firebase/auth-failure';
import { type CodeQuestion, beginSecondStep } from '@raade/firebase/second-factor';
import {
  confirmCode,
  confirmPassword,
  confirmWithGoogle,
  hasPassword,
} from '@raade/firebase/sign-in-again';
import { environment, useStore } from '@raade/platform';
import { Button, Dialog, Notice } from '@raade/ui';
import { type SubmitEvent, useId, useState } from 'react';
import { AUTH_MESSAGES } from '../auth-messages.ts';
import { TextField } from '../fields.tsx';
import { CODE_HINTS, CodeForm } from '../second-factor-code/code-form.tsx';
import { useAttempt } from '../second-factor-code/use-attempt.ts';
import { Form } from '../staff-frame.styles.ts';
import { endReauthentication, reauthentication } from './reauthentication.store.ts';

const TITLE = 'Is it still you?';

/** Asks staff to sign in again, before a change that needs a sign-in of the last minutes. */
export function ReauthenticationDialog() {
  const isOpen = useStore(reauthentication).waiting.length > 0;
  // Each dialog is a new component, so that a typed password is not kept.
  return isOpen && <SignInAgain />;
}

/** Asks for the password or Google, then for a code if the account has a second factor. */
function SignInAgain() {
  const [question, setQuestion] = useState<CodeQuestion>();
  const { isBusy, failure, attempt } = useAttempt();
  const formId = useId();
  const [password, setPassword] = useState('');
  const [usesPassword] = useState(() => hasPassword(environment()));
  const confirmBy = (signIn: () => Promise<void>) =>
    attempt(async () => {
      try {
        await signIn();
        endReauthentication(true);
      } catch (error) {
        if (!(error instanceof AuthFailure) || error.reason !== 'second-factor-needed') throw error;
        setQuestion(await beginSecondStep(environment(), error));
      }
    });
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void confirmBy(() => confirmPassword(environment(), password));
  };
  const cancel = () => endReauthentication(false);

  if (question) {
    const confirmWithCode = (code: string) =>
      attempt(async () => {
        await confirmCode(environment(), question, code);
        endReauthentication(true);
      });
    return (
      // A new key makes React create a new dialog, with the focus at its start.
      <Dialog key="code" title={TITLE} isOpen onClose={cancel} closeLabel="Cancel">
        <CodeForm
          label="Your code"
          hint={CODE_HINTS[question.factor]}
          action={['Confirm', 'Confirming...']}
          isBusy={isBusy}
          failure={failure}
          onSubmit={(code) => void confirmWithCode(code)}
        />
      </Dialog>
    );
  }

  return (
    <Dialog
      title={TITLE}
      isOpen
      onClose={cancel}
      closeLabel="Cancel"
      actions={
        usesPassword ? (
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
        <p>You signed in a while ago. Please confirm that it is you.</p>
        {usesPassword && (
          <TextField
            label="Your password"
            type="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={setPassword}
          />
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
