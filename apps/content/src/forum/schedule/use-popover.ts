import { type ToggleEvent, useEffect, useId, useRef, useState } from 'react';

/** Not in the oldest browsers of the floor. The panel then stays in the page, and what they lack is done here. */
const isKnown = () => 'popover' in HTMLElement.prototype;

/**
 * A button that discloses a panel: the browser's own popover where there is one. It closes on Escape, with focus back
 * on the button, on a press outside, and by `close`.
 */
export function usePopover() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (isKnown() || !isOpen) return;
    const isInside = (target: EventTarget | null) =>
      [button, panel].some(({ current }) => target instanceof Node && current?.contains(target));
    const closeOutside = ({ target }: Event) => !isInside(target) && setOpen(false);
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    document.addEventListener('keydown', closeOnEscape, { signal });
    return () => listening.abort();
  }, [isOpen]);

  return {
    isOpen,
    close: () => (isKnown() ? panel.current?.hidePopover() : setOpen(false)),
    buttonProps: {
      ref: button,
      type: 'button',
      popoverTarget: id,
      'aria-expanded': isOpen,
      // The content of the panel is rendered before the browser shows it, and removed once the browser reports it
      // closed.
      onClick: () => setOpen(isKnown() || !isOpen),
    },
    panelProps: {
      id,
      ref: panel,
      popover: 'auto',
      'data-open': isOpen,
      onToggle: (event: ToggleEvent) => setOpen(event.newState === 'open'),
    },
  } as const;
}
