import { PASSWORD_MESSAGES, passwordProblem } from '@raade/contracts/staff/password';
import type { AuthFailureReason } from '@raade/firebase/auth-failure';
import { setPassword as sendPassword } from '@raade/firebase/password-link';
import { environment, logger } from '@raade/platform';
import { type FieldErrors, useFieldErrors } from '@raade/ui';
import { useState } from 'react';
import { reasonOf } from './use-password-link.ts';

interface NewPassword {
  readonly code: string;
  readonly email: string;
  readonly onSet: () => void;
  readonly onLinkOver: () => void;
}

type FieldName = 'password' | 'repeated';

/** A password that is typed twice, until it is set. */
export function useNewPassword({ code, email, onSet, onLinkOver }: NewPassword) {
  const [values, setValues] = useState({ password: '', repeated: '' });
  const [failure, setFailure] = useState<AuthFailureReason>();
  const [isBusy, setIsBusy] = useState(false);
  const { errors, show, forget } = useFieldErrors<FieldName>();

  const problems = (): FieldErrors<FieldName> => {
    const password = passwordProblem(values.password, email);
    if (password !== undefined) return { password };
    return values.password === values.repeated ? {} : { repeated: PASSWORD_MESSAGES.different };
  };

  const send = async () => {
    setFailure(undefined);
    setIsBusy(true);
    try {
      await sendPassword(environment(), code, values.password);
      onSet();
    } catch (error) {
      const reason = reasonOf(error);
      logger.error('password not set', { reason }, error);
      if (reason === 'link-over') onLinkOver();
      setFailure(reason);
      setIsBusy(false);
    }
  };

  const submit = (form: HTMLFormElement) => {
    const found = problems();
    if (Object.keys(found).length > 0) show(found, form);
    else if (!isBusy) void send();
  };
  const change = (name: FieldName, value: string) => {
    setValues((latest) => ({ ...latest, [name]: value }));
    forget([name]);
  };
  return { values, change, errors, failure, isBusy, submit };
}
