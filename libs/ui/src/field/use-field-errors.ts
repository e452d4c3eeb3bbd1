import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusFirstInvalid } from './focus-first-invalid.ts';

/**
 * Runs a function at once or, while a mouse button is pressed, after the click: an error message that appears in
 * between would move the target of the click. Touches count, too, since browsers emulate mouse events for them.
 */
export function useAfterClick(): (run: () => void) => void {
  const waiting = useRef<(() => void)[]>(undefined);

  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const press = () => (waiting.current ??= []);
    // The click event follows in the same task.
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

/** The error message of each invalid field. */
export type FieldErrors<Field extends string = string> = Readonly<Partial<Record<Field, string>>>;

/** Manages the errors of a form's fields, from a failed submission until they are corrected. */
export function useFieldErrors<Field extends string = string>() {
  const [errors, setErrors] = useState<FieldErrors>({});
  const afterClick = useAfterClick();

  /** Replaces all errors and focuses the first invalid control. */
  const show = (found: FieldErrors<Field>, form: HTMLFormElement) => {
    // Controls must be marked invalid before one can be found.
    flushSync(() => setErrors(found));
    focusFirstInvalid(form);
  };
  /** Removes the errors of fields that are being corrected. */
  const forget = (fields: readonly string[]) =>
    setErrors((known) => {
      const others = Object.entries(known).filter(([field]) => !fields.includes(field));
      return Object.fromEntries(others);
    });
  /** Adds errors without moving the focus, for fields that lose the focus. */
  const mark = (found: FieldErrors<Field>) =>
    afterClick(() => setErrors((known) => ({ ...known, ...found })));
  const clear = () => setErrors({});
  return { errors: errors as FieldErrors<Field>, show, mark, forget, clear };
}
