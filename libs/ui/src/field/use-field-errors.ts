import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusFirstInvalid } from './focus-first-invalid.ts';

/**
 * Runs something at once or, while a mouse button is down, after the click that it ends with: what is being pressed
 * must not move away before. Touches count, too, since browsers repeat them as events of a mouse.
 */
export function useAfterPress(): (run: () => void) => void {
  const waiting = useRef<(() => void)[]>(undefined);

  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const press = () => (waiting.current ??= []);
    // The click follows in the same task.
    const release = () =>
      setTimeout(() => {
        const due = waiting.current;
        waiting.current = undefined;
        due?.forEach((run) => run());
      });
    document.addEventListener('mousedown', press, options);
    document.addEventListener('mouseup', release, options);
    return () => listening.abort();
  }, []);

  return (run) => {
    if (waiting.current) waiting.current.push(run);
    else run();
  };
}

/** The message at each field that has to be corrected. */
export type FieldErrors<Field extends string = string> = Readonly<Partial<Record<Field, string>>>;

/** Errors of a form's fields, from a refused submission until they are corrected. */
export function useFieldErrors<Field extends string = string>() {
  const [errors, setErrors] = useState<FieldErrors>({});
  const afterPress = useAfterPress();

  /** Shows these errors in place of all others, and brings whoever filled in the form to the first of them. */
  const show = (found: FieldErrors<Field>, form: HTMLFormElement) => {
    // Controls have to be marked as invalid before one of them can be found.
    flushSync(() => setErrors(found));
    focusFirstInvalid(form);
  };
  /** Takes back the errors of fields that are being corrected. */
  const forget = (fields: readonly string[]) =>
    setErrors((known) => {
      const others = Object.entries(known).filter(([field]) => !fields.includes(field));
      return Object.fromEntries(others);
    });
  /** Shows these errors beside all others, and leaves the focus where it is. For fields that are left. */
  const mark = (found: FieldErrors<Field>) =>
    afterPress(() => setErrors((known) => ({ ...known, ...found })));
  const clear = () => setErrors({});
  return { errors: errors as FieldErrors<Field>, show, mark, forget, clear };
}
