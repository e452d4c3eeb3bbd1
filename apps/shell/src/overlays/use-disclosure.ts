import { useId, useRef, useState } from 'react';
import { useDismiss } from './use-dismiss.ts';

/**
 * The state of a button that shows and hides a panel (ARIA disclosure pattern). Escape closes the panel and moves focus
 * to the button; a press outside the container closes it.
 */
export function useDisclosure<Container extends HTMLElement>() {
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const container = useRef<Container>(null);
  const button = useRef<HTMLButtonElement>(null);
  useDismiss({
    isOpen,
    container,
    onDismiss: (by) => {
      setOpen(false);
      if (by === 'escape') button.current?.focus();
    },
  });
  return { isOpen, toggle: () => setOpen(!isOpen), panelId, container, button };
}
