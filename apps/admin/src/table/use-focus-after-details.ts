import { type RefObject, useEffect } from 'react';

/** The next places for the focus: the row in the place of the one that is gone, or else another search. */
const NEXT = ['tr[data-row] button[tabindex="0"]', 'input[type="search"]'];

/**
 * The browser gives the focus back to the row whose details were open. If that row is not shown any more, since
 * it was changed meanwhile and is now filtered out, the focus goes on from its place instead of being lost.
 */
export function useFocusAfterDetails(view: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    // The dialog is closed by now: effects of a child end before those of its parent.
    return () => {
      const focused = document.activeElement;
      const isLost = focused === document.body || focused?.closest('dialog:not([open])');
      if (!isLost) return;
      const next = NEXT.map((selector) => view.current?.querySelector<HTMLElement>(selector));
      next.find((element) => element)?.focus();
    };
  }, [view, isOpen]);
}
