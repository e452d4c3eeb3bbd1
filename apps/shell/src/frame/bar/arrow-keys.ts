import type { KeyboardEvent } from 'react';

const NEXT = ['ArrowDown', 'ArrowRight'];
const PREVIOUS = ['ArrowUp', 'ArrowLeft'];
const KEYS = [...NEXT, ...PREVIOUS, 'Home', 'End'];
/** Marks the list that a disclosure shows. */
const PANEL = '[data-panel]';

function itemsIn(list: Element): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('a, button')];
}

/** The entry that a key leads to from `item`: in its panel, or among the items of the bar. */
function neighbourOf(item: HTMLElement, bar: Element, key: string): HTMLElement | undefined {
  const panel = item.closest(PANEL);
  const items = panel ? itemsIn(panel) : itemsIn(bar).filter((other) => !other.closest(PANEL));
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  return items[items.indexOf(item) + (NEXT.includes(key) ? 1 : -1)];
}

/** From the button of an open panel, the arrow down leads into the panel. */
function firstEntryOf(item: HTMLElement, key: string): HTMLElement | undefined {
  if (!NEXT.includes(key) || item.getAttribute('aria-expanded') !== 'true') return undefined;
  const panel = document.getElementById(item.getAttribute('aria-controls') ?? '');
  return panel ? itemsIn(panel)[0] : undefined;
}

/**
 * The optional keys of a navigation of disclosures: arrows, Home and End beside Tab, which works as ever.
 * (https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation-hybrid/)
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || !(target instanceof HTMLElement)) return;
  if (!KEYS.includes(key)) return;
  // The key is taken at either end, too: the page must not scroll under somebody who walks the menu.
  event.preventDefault();
  (firstEntryOf(target, key) ?? neighbourOf(target, currentTarget, key))?.focus();
}
