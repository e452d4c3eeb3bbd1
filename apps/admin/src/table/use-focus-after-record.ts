import { type RefObject, useEffect, useRef } from 'react';

/** Targets of the focus, the best first: the row in the tab order, or else the search. */
const TARGETS = ['tr[data-row] button[tabindex="0"]', 'input[type="search"]'];

/** Moves the focus to the table when the opened record is closed. */
export function useFocusAfterRecord(
  view: RefObject<HTMLElement | null>,
  opened: string | undefined,
): void {
  const isOpen = opened !== undefined;
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) {
      const targets = TARGETS.map((selector) => view.current?.querySelector<HTMLElement>(selector));
      // The focus does not scroll, since the grid itself scrolls to the row.
      targets.find((element) => element)?.focus({ preventScroll: true });
    }
    wasOpen.current = isOpen;
  }, [view, isOpen]);
}
