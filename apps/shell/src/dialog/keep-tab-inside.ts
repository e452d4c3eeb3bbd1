import type { KeyboardEvent } from 'react';

/** A group of radio buttons is one stop, at the one that is checked. */
const STOPS = ':is(a[href], button, input, select, textarea):not(:disabled, [tabindex="-1"])';
const isStop = (element: HTMLElement) =>
  element.getClientRects().length > 0 && !element.matches('[type="radio"]:not(:checked)');

/**
 * Tab from the last stop of a dialog leads to the first, and the other way round. The page behind a modal dialog
 * is inert anyway; without this, browsers step through their own toolbars in between.
 */
export function keepTabInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)].filter(isStop);
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
