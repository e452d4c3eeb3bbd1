import { type RefObject, useState } from 'react';
import { useDismiss } from '../../overlays/use-dismiss.ts';

interface OpenDropdown {
  readonly name: string;
  /** True if it was opened by a click: then it stays open when the pointer leaves. */
  readonly isPinned: boolean;
}

export interface Dropdowns {
  readonly isOpen: (name: string) => boolean;
  /** Opens and pins the dropdown, or closes it if it is pinned. */
  readonly toggle: (name: string) => void;
  readonly pointAt: (name: string) => void;
  /** Closes the dropdown that `pointAt` has opened, unless a click has pinned it. */
  readonly pointAway: (name: string) => void;
  readonly close: () => void;
}

/** Moves focus from within the open dropdown to its button. */
function returnFocus(menu: HTMLElement | null): void {
  const button = menu?.querySelector<HTMLElement>('[aria-expanded="true"]');
  if (button?.parentElement?.contains(document.activeElement)) button.focus();
}

/** The open dropdown of a menu: one at most. A press outside `menu` and Escape close it. */
export function useDropdowns(menu: RefObject<HTMLElement | null>): Dropdowns {
  const [open, setOpen] = useState<OpenDropdown>();
  useDismiss({
    isOpen: open !== undefined,
    container: menu,
    onDismiss: (by) => {
      if (by === 'escape') returnFocus(menu.current);
      setOpen(undefined);
    },
  });

  return {
    isOpen: (name) => open?.name === name,
    toggle: (name) =>
      setOpen((now) => (now?.name === name && now.isPinned ? undefined : { name, isPinned: true })),
    pointAt: (name) => setOpen((now) => (now?.name === name ? now : { name, isPinned: false })),
    pointAway: (name) => setOpen((now) => (now?.name === name && !now.isPinned ? undefined : now)),
    close: () => setOpen(undefined),
  };
}
