declare global {
  interface Window {
    /** The control that was pressed last before anything could answer: `public/early-press.js` keeps it. */
    raadePressed?: HTMLElement | undefined;
  }
}

/** The button in this part of the document that was pressed in vain. Given once. */
export function takeEarlyPress(within: Element): HTMLElement | undefined {
  const pressed = window.raadePressed;
  if (!pressed || !within.contains(pressed)) return undefined;
  window.raadePressed = undefined;
  pressed.removeAttribute('aria-busy');
  return pressed;
}
