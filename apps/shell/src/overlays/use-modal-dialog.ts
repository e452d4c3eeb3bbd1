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
 * The state of a modal dialog. Focus inside, the inert page and Escape are the browser's; the page's scrolling
 * is locked, and its position restored unless the visitor leaves by a link.
 */
export function useModalDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const positionToRestore = useRef<number>(undefined);
  const [isOpen, setOpen] = useState(false);
  useScrollLock(isOpen);
  // One may be open that came with the document.
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
