import { useId, useRef, useState } from 'react';
import { useDismiss } from './use-dismiss.ts';

/**
 * A button that shows and hides a panel, after the disclosure pattern of the ARIA Authoring Practices.
 * Escape closes and gives focus back to the button; a press outside of the container closes.
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
