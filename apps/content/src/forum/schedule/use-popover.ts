import { type ToggleEvent, useEffect, useId, useRef, useState } from 'react';

/** Missing in the oldest supported browsers; there the panel stays in the page flow, and this hook closes it. */
const isSupported = () => 'popover' in HTMLElement.prototype;

/** A button and its panel, a native popover if supported. Escape, a press outside, and `close` close the panel. */
export function usePopover() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (isSupported() || !isOpen) return;
    const isInside = (target: EventTarget | null) =>
      [button, panel].some(({ current }) => target instanceof Node && current?.contains(target));
    const closeOutside = ({ target }: Event) => !isInside(target) && setOpen(false);
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    document.addEventListener('keydown', closeOnEscape, { signal });
    return () => listeners.abort();
  }, [isOpen]);

  return {
    isOpen,
    close: () => (isSupported() ? panel.current?.hidePopover() : setOpen(false)),
    buttonProps: {
      ref: button,
      type: 'button',
      popoverTarget: id,
      'aria-expanded': isOpen,
      // The content of the panel is rendered before the browser shows it, and removed once the browser reports it
      // closed.
      onClick: () => setOpen(isSupported() || !isOpen),
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
