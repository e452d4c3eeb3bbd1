import type { CodeQuestion } from '@raade/firebase/second-factor';
import { Button } from '@raade/ui';
import { useFocusOnMount } from './use-focus-on-mount.ts';
import { CODE_HINTS, CodeForm } from './code-form.tsx';
import { FormCard } from '../staff-frame.styles.ts';
import { useAttempt } from './use-attempt.ts';

interface CodeCardProps {
  readonly question: CodeQuestion;
  readonly onBack: () => void;
}

/** The second step of a sign-in: the code of the second factor. */
export function CodeCard({ question, onBack }: CodeCardProps) {
  const { isBusy, failure, attempt } = useAttempt();
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <FormCard>
      <h1 ref={heading} tabIndex={-1}>
        Enter Your Code
      </h1>
      <CodeForm
        label="Code"
        hint={CODE_HINTS[question.factor]}
        action={['Sign In', 'Signing in...']}
        isBusy={isBusy}
        failure={failure}
        onSubmit={(code) => void attempt(() => question.answer(code))}
      />
      <p>
        No access to your codes? An admin can remove your second factor on the page People. Then
        sign in with your password and set up another one.
      </p>
      <Button look="quiet" onClick={onBack}>
        Back
      </Button>
    </FormCard>
  );
}
