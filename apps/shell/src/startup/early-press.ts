declare global {
  interface Window {
    /** The button that was pressed last before hydration, recorded by `public/early-press.js`. */
    raadePressed?: HTMLElement | undefined;
  }
}

/** Returns and forgets the recorded button, if it is within this element. The caller presses it again. */
export function takeEarlyPress(within: Element): HTMLElement | undefined {
  const pressed = window.raadePressed;
  if (!pressed || !within.contains(pressed)) return undefined;
  window.raadePressed = undefined;
  pressed.removeAttribute('aria-busy');
  return pressed;
}
