import { useEffect, useId, useRef, useState } from 'react';

/**
 * A button that shows and hides a panel, after the disclosure pattern of the ARIA Authoring Practices.
 * Escape closes and gives focus back to the button; a press outside of the container closes.
 */
export function useDisclosure<Container extends HTMLElement>() {
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const container = useRef<Container>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const listening = new AbortController();
    const { signal } = listening;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !container.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('keydown', onKeyDown, { signal });
    document.addEventListener('pointerdown', onPointerDown, { signal });
    return () => listening.abort();
  }, [isOpen]);

  return { isOpen, toggle: () => setOpen(!isOpen), panelId, container, button };
}
