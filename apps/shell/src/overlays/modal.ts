/** The id of the menu's dialog, which `template.html` repeats. */
export const MENU_ID = 'menu';

/** Elements that Tab can focus. Of a group of radio buttons, Tab focuses the checked one only. */
const TAB_STOPS = ':is(a[href], button, input, select, textarea):not(:disabled, [tabindex="-1"])';
const isTabStop = (element: HTMLElement) =>
  element.getClientRects().length > 0 && !element.matches('[type="radio"]:not(:checked)');

/** A keyboard event of a dialog, from the browser or from React. */
type DialogKey = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'currentTarget' | 'preventDefault'>;

/**
 * Moves focus from the last control of a dialog to the first, and back with Shift. The page behind a modal dialog is
 * inert anyway, but without this, Tab would go through the browser's toolbars.
 */
export function keepTabInside(event: DialogKey): void {
  if (event.key !== 'Tab' || !(event.currentTarget instanceof Element)) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(TAB_STOPS)].filter(isTabStop);
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

/** Stops the page from scrolling, or allows it again. */
export function lockScrolling(isLocked: boolean): void {
  document.documentElement.style.overflow = isLocked ? 'hidden' : '';
}
