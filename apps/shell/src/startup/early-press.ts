declare global {
  interface Window {
    /** The button that was pressed last before hydration, recorded by `public/early-press.js`. */
    raadePressed?: HTMLElement | undefined;
  }
}

/** Returns and forgets the recorded button, if it is in this container. The caller presses it again. */
export function takeEarlyPress(container: Element): HTMLElement | undefined {
  const button = window.raadePressed;
  if (!button || !container.contains(button)) return undefined;
  window.raadePressed = undefined;
  button.removeAttribute('aria-busy');
  return button;
}
