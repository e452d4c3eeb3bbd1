import type { Enrollment } from '@raade/firebase/second-factor-enrollment';
import { styled } from '@raade/platform';
import { Button } from '@raade/ui';
import type { ReactNode } from 'react';
import { CodeForm } from '../second-factor-code/code-form.tsx';
import { useAttempt } from '../second-factor-code/use-attempt.ts';
import { useFocusOnMount } from '../second-factor-code/use-focus-on-mount.ts';

export interface FinishStepsProps {
  readonly title: string;
  readonly hint: string;
  readonly enrollment: Enrollment;
  readonly onDone: () => void;
  readonly onStop: () => void;
  /** The steps that come before the code. */
  readonly children?: ReactNode;
}

const Stack = styled.div`
  display: grid;
  gap: var(--space-6);

  h2 {
    font-size: 1.25rem;
  }
`;

/** The last step of setting up a second factor: a code proves that it works. */
export function FinishSteps(props: FinishStepsProps) {
  const { title, hint, enrollment, onDone, onStop, children } = props;
  const { isBusy, failure, attempt } = useAttempt();
  const heading = useFocusOnMount<HTMLHeadingElement>();

  const finish = async (code: string) => {
    if (await attempt(() => enrollment.finish(code))) onDone();
  };
  return (
    <Stack>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
      <CodeForm
        label="Code"
        hint={hint}
        action={['Turn On', 'Turning on...']}
        isBusy={isBusy}
        failure={failure}
        onSubmit={(code) => void finish(code)}
      />
      <Button look="quiet" onClick={onStop}>
        Back
      </Button>
    </Stack>
  );
}
