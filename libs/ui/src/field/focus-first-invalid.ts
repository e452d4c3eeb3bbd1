const INVALID_CONTROLS = [
  'input[aria-invalid="true"]',
  'select[aria-invalid="true"]',
  'textarea[aria-invalid="true"]',
  '[role="textbox"][aria-invalid="true"]',
  '[role="radiogroup"][aria-invalid="true"] input',
].join();

/** Focuses the first invalid control of a form. */
export function focusFirstInvalid(form: HTMLElement): void {
  form.querySelector<HTMLElement>(INVALID_CONTROLS)?.focus();
}

/** True for form controls, not for buttons and links. */
export function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, select, textarea');
}
