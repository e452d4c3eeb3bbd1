import { type RefObject, useEffect, useRef } from 'react';

/** The row of the record, or the one in its place. */
const ROW = 'tr[data-row] button[tabindex="0"]';
const SEARCH = 'input[type="search"]';

/** Moves the focus to the table, or else to the search, when the opened record is closed. */
export function useFocusAfterRecord(
  view: RefObject<HTMLElement | null>,
  opened: string | undefined,
): void {
  const isOpen = opened !== undefined;
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) {
      const row = view.current?.querySelector<HTMLElement>(ROW);
      // The grid scrolls to the row, which may not be at its place yet.
      if (row) row.focus({ preventScroll: true });
      else view.current?.querySelector<HTMLElement>(SEARCH)?.focus();
    }
    wasOpen.current = isOpen;
  }, [view, isOpen]);
}
