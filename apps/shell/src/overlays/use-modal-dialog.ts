import { useCallback, useEffect, useRef, useState } from 'react';
import { lockScrolling } from './modal.ts';

/** Keeps the page from scrolling while `isLocked`. */
function useScrollLock(isLocked: boolean): void {
  useEffect(() => {
    if (!isLocked) return;
    lockScrolling(true);
    return () => lockScrolling(false);
  }, [isLocked]);
}

/**
 * The state of a modal dialog. The browser provides focus, the inert page and Escape. This hook locks scrolling, and
 * restores the scroll position unless the visitor leaves by a link.
 */
export function useModalDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const positionToRestore = useRef<number>(undefined);
  const [isOpen, setOpen] = useState(false);
  useScrollLock(isOpen);
  // `early-frame` may have opened the prerendered dialog before hydration.
  useEffect(() => setOpen(dialog.current?.open === true), []);

  const open = () => {
    positionToRestore.current = window.scrollY;
    dialog.current?.showModal();
    setOpen(true);
  };
  const close = useCallback(() => dialog.current?.close(), []);
  const leave = () => {
    positionToRestore.current = undefined;
    close();
  };
  const onClose = () => {
    setOpen(false);
    const top = positionToRestore.current;
    if (top !== undefined) window.scrollTo({ top, behavior: 'instant' });
  };
  return { dialog, isOpen, open, close, leave, onClose };
}
