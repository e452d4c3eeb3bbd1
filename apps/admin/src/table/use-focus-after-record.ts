import { type RefObject, useEffect, useRef } from 'react';

/** Targets of the focus, in order: the row of the record or in its place, then the search. */
const NEXT = ['tr[data-row] button[tabindex="0"]', 'input[type="search"]'];

/** Moves the focus to the table when the opened record is closed. */
export function useFocusAfterRecord(
  view: RefObject<HTMLElement | null>,
  opened: string | undefined,
): void {
  const isOpen = opened !== undefined;
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) {
      const next = NEXT.map((selector) => view.current?.querySelector<HTMLElement>(selector));
      // The grid scrolls to the row, which may not be at its place yet.
      next.find((element) => element)?.focus({ preventScroll: true });
    }
    wasOpen.current = isOpen;
  }, [view, isOpen]);
}
