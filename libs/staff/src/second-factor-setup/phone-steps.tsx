import type { Enrolment } from '@raade/firebase/second-factor-enrolment';
import { CODE_HINTS } from '../second-factor-code/code-hints.ts';
import { FinishSteps } from './finish-steps.tsx';

interface PhoneStepsProps {
  readonly enrolment: Enrolment;
  readonly onDone: () => void;
  readonly onStop: () => void;
}

/** Asks for the code of a text message. */
export function PhoneSteps(props: PhoneStepsProps) {
  return <FinishSteps title="Enter the code of the message" hint={CODE_HINTS.phone} {...props} />;
}
