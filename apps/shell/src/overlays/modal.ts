/** The id of the menu's dialog. The template knows it, too. */
export const MENU_ID = 'menu';

/** A group of radio buttons is one stop, at the one that is checked. */
const STOPS = ':is(a[href], button, input, select, textarea):not(:disabled, [tabindex="-1"])';
const isStop = (element: HTMLElement) =>
  element.getClientRects().length > 0 && !element.matches('[type="radio"]:not(:checked)');

/** A key in a dialog, as browsers tell of it or as React does. */
type DialogKey = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'currentTarget' | 'preventDefault'>;

/**
 * Tab from the last stop of a dialog leads to the first, and the other way round. The page behind a modal dialog
 * is inert anyway; without this, browsers step through their own toolbars in between.
 */
export function keepTabInside(event: DialogKey): void {
  if (event.key !== 'Tab' || !(event.currentTarget instanceof Element)) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)].filter(isStop);
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

/** Keeps the page from scrolling, or lets it again. */
export function lockScrolling(isLocked: boolean): void {
  document.documentElement.style.overflow = isLocked ? 'hidden' : '';
}
