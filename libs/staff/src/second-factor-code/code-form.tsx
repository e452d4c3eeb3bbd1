import type { SecondFactor } from '@raade/contracts/staff/second-factor';
import type { AuthFailureReason } from '@raade/firebase/auth-failure';
import { Button } from '@raade/ui';
import { AUTH_MESSAGES } from '../auth-messages.ts';
import { FailureNotice } from '../failure-notice.tsx';
import { TextField } from '../fields.tsx';
import { Form } from '../staff-frame.styles.ts';
import { useFormValues } from '../use-form-values.ts';

interface CodeFormProps {
  readonly label: string;
  readonly hint: string;
  /** Text of the button, and its text while the code is checked. */
  readonly action: readonly [idle: string, busy: string];
  readonly isBusy: boolean;
  readonly failure: AuthFailureReason | undefined;
  /** Called with the digits, without spaces. */
  readonly onSubmit: (code: string) => void;
}

/** The hint where to find the code, for each kind of factor. */
export const CODE_HINTS: Readonly<Record<SecondFactor, string>> = {
  totp: 'Open your authenticator app. It shows a 6-digit code that changes every 30 seconds.',
  phone: 'We have sent a text message with a 6-digit code to your phone.',
};

const DIGITS = 6;
const WRONG_SHAPE = `Please enter the ${DIGITS} digits of the code`;

/** Asks for the code of a second factor. */
export function CodeForm({ label, hint, action, isBusy, failure, onSubmit }: CodeFormProps) {
  const { values, errors, show, change } = useFormValues({ code: '' });

  const submit = (form: HTMLFormElement) => {
    // Apps show codes in two groups, and people type the space between them.
    const digits = values.code.replace(/\s/g, '');
    if (!/^\d+$/.test(digits) || digits.length !== DIGITS) show({ code: WRONG_SHAPE }, form);
    else if (!isBusy) onSubmit(digits);
  };

  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget);
      }}
    >
      <TextField
        label={label}
        hint={hint}
        error={errors.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={values.code}
        onChange={(code) => change({ code })}
      />
      <Button type="submit" isBusy={isBusy}>
        {isBusy ? action[1] : action[0]}
      </Button>
      <FailureNotice>{failure && AUTH_MESSAGES[failure]}</FailureNotice>
    </Form>
  );
}
