import { useEffect } from 'react';

/** Forms of this tab that hold unsaved input. */
const unsaved = new Set<string>();

/**
 * Notes whether a form holds unsaved input: what somebody has typed or chosen since this document was loaded, and
 * has neither sent nor taken back. A draft that was read from the device does not count: it has outlived a load of
 * the document before, and will again. While any form holds such input, links never load a new document to follow
 * a release. For forms whose state outlives their page; `useUnsavedInput` is for the others.
 * @param form the remote and what it calls the form, like `giving/donation`
 */
export function noteUnsavedInput(form: string, isUnsaved: boolean): void {
  if (isUnsaved) unsaved.add(form);
  else unsaved.delete(form);
}

/** Does the same as `noteUnsavedInput`, for a form whose input ends with its component. */
export function useUnsavedInput(form: string, isUnsaved: boolean): void {
  useEffect(() => {
    noteUnsavedInput(form, isUnsaved);
    return () => noteUnsavedInput(form, false);
  }, [form, isUnsaved]);
}

/** Names of the forms that hold unsaved input now. */
export function unsavedForms(): readonly string[] {
  return [...unsaved];
}
