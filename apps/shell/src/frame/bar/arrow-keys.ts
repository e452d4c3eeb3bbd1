import type { KeyboardEvent } from 'react';

const NEXT = ['ArrowDown', 'ArrowRight'];
const PREVIOUS = ['ArrowUp', 'ArrowLeft'];
const KEYS = [...NEXT, ...PREVIOUS, 'Home', 'End'];
/** The list of links that a disclosure button shows. */
const PANEL = '[data-panel]';

function itemsIn(list: Element): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('a, button')];
}

/** The link or button that a key moves to from `item`: within its panel, or among the items of the bar. */
function neighborOf(item: HTMLElement, bar: Element, key: string): HTMLElement | undefined {
  const panel = item.closest(PANEL);
  const items = panel ? itemsIn(panel) : itemsIn(bar).filter((other) => !other.closest(PANEL));
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  const step = NEXT.includes(key) ? 1 : -1;
  return items[items.indexOf(item) + step];
}

/** The first link of an open panel, if `key` is pressed on the button of that panel. */
function firstEntryOf(item: HTMLElement, key: string): HTMLElement | undefined {
  if (!NEXT.includes(key) || item.getAttribute('aria-expanded') !== 'true') return undefined;
  const panel = document.getElementById(item.getAttribute('aria-controls') ?? '');
  return panel ? itemsIn(panel)[0] : undefined;
}

/**
 * Moves focus in the navigation bar by arrows, Home and End; Tab works as usual. In the ARIA pattern, these keys are
 * optional. (https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation-hybrid/)
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || !(target instanceof HTMLElement)) return;
  if (!KEYS.includes(key)) return;
  // At either end of the menu the key does nothing, but it must not scroll the page.
  event.preventDefault();
  (firstEntryOf(target, key) ?? neighborOf(target, currentTarget, key))?.focus();
}
