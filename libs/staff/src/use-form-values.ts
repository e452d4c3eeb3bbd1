import { useFieldErrors } from '@raade/ui';
import { useState } from 'react';

/** The values and errors of a form. The error of a field is removed when the field changes. */
export function useFormValues<Values extends object>(initial: Values | (() => Values)) {
  const [values, setValues] = useState(initial);
  const { errors, show, forget } = useFieldErrors<keyof Values & string>();
  const change = (changes: Partial<Values>) => {
    setValues((latest) => ({ ...latest, ...changes }));
    forget(Object.keys(changes));
  };
  return { values, errors, show, change };
}
