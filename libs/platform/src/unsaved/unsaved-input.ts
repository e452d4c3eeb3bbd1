import { useEffect } from 'react';

/** Forms of this tab with unsaved input. */
const formsWithInput = new Set<string>();

/**
 * Records if a form has unsaved input: changes since the document was loaded that are neither sent nor undone. (A draft
 * restored from storage does not count, since a reload does not lose it.) While a form has unsaved input, links do not
 * load a new document for a newer release. Use this for forms whose state outlives their page, and `useUnsavedInput`
 * for others.
 * @param form names of remote and form, like `giving/donation`
 */
export function setUnsavedInput(form: string, isUnsaved: boolean): void {
  if (isUnsaved) formsWithInput.add(form);
  else formsWithInput.delete(form);
}

/** Does the same as `setUnsavedInput`, for a form whose input is lost when its component is unmounted. */
export function useUnsavedInput(form: string, isUnsaved: boolean): void {
  useEffect(() => {
    setUnsavedInput(form, isUnsaved);
    return () => setUnsavedInput(form, false);
  }, [form, isUnsaved]);
}

/** Names of the forms with unsaved input. */
export function unsavedForms(): readonly string[] {
  return [...formsWithInput];
}
