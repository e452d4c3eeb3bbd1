import { useEffect } from 'react';

/** Forms of this tab with unsaved input. */
const unsaved = new Set<string>();

/**
 * Reports if a form has unsaved input, that is, changes since the document was loaded that are neither sent nor undone.
 * (A draft restored from storage does not count, since a reload does not lose it.) While a form has unsaved input,
 * links do not load a new document for a newer release. For forms whose state outlives their page; others use
 * `useUnsavedInput`.
 * @param form names of remote and form, like `giving/donation`
 */
export function noteUnsavedInput(form: string, isUnsaved: boolean): void {
  if (isUnsaved) unsaved.add(form);
  else unsaved.delete(form);
}

/** Does the same as `noteUnsavedInput`, for a form whose input is lost when its component is unmounted. */
export function useUnsavedInput(form: string, isUnsaved: boolean): void {
  useEffect(() => {
    noteUnsavedInput(form, isUnsaved);
    return () => noteUnsavedInput(form, false);
  }, [form, isUnsaved]);
}

/** Names of the forms with unsaved input. */
export function unsavedForms(): readonly string[] {
  return [...unsaved];
}
