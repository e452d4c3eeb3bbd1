import { type FocusEvent, type KeyboardEvent, type PointerEvent, useState } from 'react';

/**
 * Shows a card's challenge while a mouse is over it, while the keyboard's focus is in it, or after a press of its
 * button, which is the way for touch. Escape takes it away (https://www.w3.org/TR/WCAG22/#content-on-hover-or-focus).
 */
export function useChallenge() {
  const [isOpen, setOpen] = useState(false);
  const isMouse = (event: PointerEvent) => event.pointerType === 'mouse';
  return {
    isOpen,
    toggle: () => setOpen((wasOpen) => !wasOpen),
    cardHandlers: {
      onPointerEnter: (event: PointerEvent) => isMouse(event) && setOpen(true),
      onPointerLeave: (event: PointerEvent) => isMouse(event) && setOpen(false),
      onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && setOpen(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        !currentTarget.contains(relatedTarget) && setOpen(false),
      onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false),
    },
  };
}
