export const FIELDS = 'input, textarea, select, [contenteditable]';

/** True if a key was pressed in a field, where it is text. */
export const isInField = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest(FIELDS) !== null;

function isSearchKey(event: KeyboardEvent, isSlashOn: boolean): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (altKey) return false;
  // One of Ctrl and Cmd, not both.
  if (ctrlKey !== metaKey) return key.toLowerCase() === 'k';
  return key === '/' && !ctrlKey && isSlashOn && !isInField(event);
}

/** `/` outside of fields, and Ctrl or Cmd with K anywhere, unless a dialog is open already. */
export function isSearchShortcut(event: KeyboardEvent, isSlashOn: boolean): boolean {
  if (event.defaultPrevented || !isSearchKey(event, isSlashOn)) return false;
  return document.querySelector('dialog[open]') === null;
}
