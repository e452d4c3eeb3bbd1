import type { AuthFailureReason } from '@raade/firebase/auth-failure';
import { Button, Field, Input, Notice, useFieldErrors } from '@raade/ui';
import { useState } from 'react';
import { AUTH_MESSAGES } from '../auth-messages.ts';
import { Form } from '../staff-frame.styles.ts';

interface CodeFormProps {
  readonly label: string;
  readonly hint?: string;
  /** Text of the button, and while it works. */
  readonly action: readonly [idle: string, busy: string];
  readonly isBusy: boolean;
  readonly failure: AuthFailureReason | undefined;
  /** Called with the digits alone. */
  readonly onSubmit: (code: string) => void;
}

const DIGITS = 6;
const WRONG_SHAPE = `Please enter the ${DIGITS} digits of the code`;

/** Asks for a code, which a keyboard of digits or the browser itself fills in. */
export function CodeForm({ label, hint, action, isBusy, failure, onSubmit }: CodeFormProps) {
  const [code, setCode] = useState('');
  const { errors, show, clear } = useFieldErrors<'code'>();

  const submit = (form: HTMLFormElement) => {
    // Apps show codes in two groups, and people type what they see.
    const digits = code.replace(/\s/g, '');
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
      <Field label={label} error={errors.code} {...(hint !== undefined && { hint })}>
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={({ target }) => {
              setCode(target.value);
              clear();
            }}
          />
        )}
      </Field>
      <Button type="submit" isBusy={isBusy}>
        {isBusy ? action[1] : action[0]}
      </Button>
      <div role="alert">{failure && <Notice $tone="danger">{AUTH_MESSAGES[failure]}</Notice>}</div>
    </Form>
  );
}
