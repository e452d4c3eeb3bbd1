import { type RefObject, useEffect, useRef } from 'react';

/** The places for the focus: the row of the record, or the one in its place if that is not shown any more, or the search. */
const NEXT = ['tr[data-row] button[tabindex="0"]', 'input[type="search"]'];

/** Gives the focus back to the table when a record that was open is closed. */
export function useFocusAfterRecord(
  view: RefObject<HTMLElement | null>,
  opened: string | undefined,
): void {
  const isOpen = opened !== undefined;
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) {
      const next = NEXT.map((selector) => view.current?.querySelector<HTMLElement>(selector));
      next.find((element) => element)?.focus();
    }
    wasOpen.current = isOpen;
  }, [view, isOpen]);
}
