const INVALID_CONTROLS = [
  'input[aria-invalid="true"]',
  'select[aria-invalid="true"]',
  'textarea[aria-invalid="true"]',
  '[role="textbox"][aria-invalid="true"]',
  '[role="radiogroup"][aria-invalid="true"] input',
].join();

/** Brings whoever filled in a form to the first thing to correct. */
export function focusFirstInvalid(form: HTMLElement): void {
  form.querySelector<HTMLElement>(INVALID_CONTROLS)?.focus();
}

/** True for what somebody fills in, not for buttons and links. */
export function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, select, textarea');
}
