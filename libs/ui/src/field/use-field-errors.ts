import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusFirstInvalid } from './focus-first-invalid.ts';

/**
 * Returns a function that runs `run` at once or, while a mouse button is pressed, after the click: an error message
 * that appears in between would move the target of the click. For touches, browsers emulate mouse events.
 */
export function useAfterClick(): (run: () => void) => void {
  const waitingCalls = useRef<(() => void)[]>(undefined);

  useEffect(() => {
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    const press = () => (waitingCalls.current ??= []);
    // The click event follows in the same task, so the calls run in the next one.
    const release = () =>
      setTimeout(() => {
        const calls = waitingCalls.current;
        waitingCalls.current = undefined;
        calls?.forEach((run) => run());
      });
    document.addEventListener('mousedown', press, options);
    document.addEventListener('mouseup', release, options);
    return () => controller.abort();
  }, []);

  return (run) => {
    if (waitingCalls.current) waitingCalls.current.push(run);
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
  const show = (newErrors: FieldErrors<Field>, form: HTMLFormElement) => {
    // React must mark the controls as invalid before `focusFirstInvalid` looks for one.
    flushSync(() => setErrors(newErrors));
    focusFirstInvalid(form);
  };
  /** Removes the errors of fields that are being corrected. */
  const forget = (fields: readonly string[]) =>
    setErrors((current) => {
      const others = Object.entries(current).filter(([field]) => !fields.includes(field));
      return Object.fromEntries(others);
    });
  /** Adds errors without moving the focus, for fields that lose the focus. */
  const mark = (newErrors: FieldErrors<Field>) =>
    afterClick(() => setErrors((current) => ({ ...current, ...newErrors })));
  const clear = () => setErrors({});
  return { errors: errors as FieldErrors<Field>, show, mark, forget, clear };
}
