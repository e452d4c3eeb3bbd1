import { WHOLE_PAGE_WITHIN } from '@raade/contracts/releases/deadlines';

const HEADINGS = 'h1, h2, h3';
const FIELDS = 'input, textarea, select, [contenteditable]';

/** The element that opens the page, or the part of it that the link led to; null until it is there. */
function startOf(anchor: string | undefined): HTMLElement | null {
  if (!anchor) return document.querySelector('main h1');
  const part = document.getElementById(anchor);
  return part?.matches(HEADINGS) ? part : (part?.querySelector<HTMLElement>(HEADINGS) ?? part);
}

/** Puts the focus on what takes none by itself, as long as it is there. */
function focusHeading(heading: HTMLElement): void {
  if (!heading.hasAttribute('tabindex')) {
    heading.tabIndex = -1;
    heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true });
  }
  // The anchor, or going back, has settled already where the page is scrolled to.
  heading.focus({ preventScroll: true });
}

/** True if the visitor, or the page itself, has put the focus elsewhere since `before` had it. */
function hasMovedOn(before: Element | null): boolean {
  const { activeElement } = document;
  if (activeElement?.matches(`main :is(${FIELDS})`)) return true;
  return activeElement !== before && activeElement !== document.body;
}

interface Arrival {
  /** Id of the part of the page that the link led to. */
  readonly anchor: string | undefined;
  /** The page's heading is there. Comes once. */
  readonly onHeading: () => void;
}

/**
 * Moves focus to where the new page begins as soon as that is there, so that keyboards and screen readers
 * start there too; never away from what the visitor does meanwhile. Returns the way to stop.
 */
export function followArrival({ anchor, onHeading }: Arrival): () => void {
  const before = document.activeElement;
  const waiting = new AbortController();
  const { signal } = waiting;
  let isTyping = false;
  let isAnnounced = false;

  const look = () => {
    if (!isAnnounced && startOf(undefined)) {
      isAnnounced = true;
      onHeading();
    }
    const start = startOf(anchor);
    if (!start) return;
    waiting.abort();
    if (!isTyping && !hasMovedOn(before)) focusHeading(start);
  };

  const changes = new MutationObserver(look);
  changes.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => waiting.abort(), WHOLE_PAGE_WITHIN);
  window.addEventListener('input', () => (isTyping = true), { signal });
  signal.addEventListener('abort', () => {
    changes.disconnect();
    clearTimeout(timer);
  });
  look();
  return () => waiting.abort();
}
